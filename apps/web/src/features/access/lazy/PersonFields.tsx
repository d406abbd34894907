import type { SignUpField } from '@touchline/betting'
import { Field } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { ADDRESS_LINES, type AddressLine } from '../form/address-lines.ts'
import type { useAccessForm } from '../form/use-access-form.ts'
import styles from '../parts/Steps.module.css'

/** What people call the number by which their country knows them; a name of its own in every language. */
const NUMBERS: Readonly<Record<string, string>> = { SE: 'personnummer', DK: 'CPR', BR: 'CPF', ES: 'DNI / NIE' }

/** Birth, address and numbers of a person, as far as their country requests them. */
export function PersonFields(props: {
  asked: readonly SignUpField[]
  country: string
  form: ReturnType<typeof useAccessForm>
  /** Whether it has to be given now. */
  isOwed: boolean
}) {
  const { asked, country, form, isOwed } = props
  const text = useText()
  const field = (name: SignUpField) => ({ name, required: isOwed, error: form.errorOf(name) })
  const line = (name: AddressLine) => (
    <Field
      {...field(name)}
      {...ADDRESS_LINES[name]}
      label={text(`person.${name}`)}
      dir={name === 'postal_code' ? 'ltr' : undefined}
    />
  )
  return (
    <>
      {asked.includes('born_on') && (
        <Field {...field('born_on')} label={text('access.born_on')} type="date" autoComplete="bday" />
      )}
      {asked.includes('personal_number') && (
        <Field
          {...field('personal_number')}
          label={text('person.personal_number', { name: NUMBERS[country] ?? country })}
          autoComplete="off"
          dir="ltr"
          maxLength={20}
        />
      )}
      {asked.includes('street') && line('street')}
      {(asked.includes('postal_code') || asked.includes('city')) && (
        <div className={styles.Names}>
          {asked.includes('postal_code') && line('postal_code')}
          {asked.includes('city') && line('city')}
        </div>
      )}
      {asked.includes('mobile_phone') && (
        <Field
          {...field('mobile_phone')}
          label={text('person.mobile_phone')}
          hint={text('person.mobile_phone.hint')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
        />
      )}
    </>
  )
}
