import type { Player } from '@touchline/contract'
import { Button, Field } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { focusWithin } from '../../../platform/input/focus.ts'
import { AccessForm, ADDRESS_LINES, type AddressLine, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'

const LINES = Object.keys(ADDRESS_LINES) as readonly AddressLine[]

/** Where a player lives from now on, within the country of their account. */
export function AddressForm(props: { player: Player; onSaved: () => void; onBack: () => void }) {
  const text = useText()
  const account = useAccount()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => focusWithin(ref.current), [])
  const form = useAccessForm({
    fields: LINES,
    check: (address) =>
      Object.fromEntries(LINES.map((name) => [name, address[name] === '' ? 'access.wrong.asked' : undefined])),
    async send({ street, postal_code, city }) {
      const result = await account.http.call('updatePlayer', { body: { street, postal_code, city } })
      if (!result.ok) return result.error
      await account.recognise()
      props.onSaved()
      return null
    },
  })
  return (
    <div ref={ref} className={card.Part}>
      <AccessForm form={form} submit={text('profile.person.save')}>
        {LINES.map((name) => (
          <Field
            {...ADDRESS_LINES[name]}
            key={name}
            name={name}
            label={text(`person.${name}`)}
            defaultValue={props.player[name] ?? ''}
            dir={name === 'postal_code' ? 'ltr' : 'auto'}
            error={form.errorOf(name)}
            required
          />
        ))}
      </AccessForm>
      <div>
        <Button variant="plain" onClick={props.onBack}>
          {text('profile.phone.back')}
        </Button>
      </div>
    </div>
  )
}
