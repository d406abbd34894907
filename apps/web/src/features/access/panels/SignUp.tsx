import { SIGN_UP_FIELDS, type SignUpField, signUpRules } from '@touchline/betting'
import { Button, Field } from '@touchline/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCall, useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Later } from '../../../ui/index.ts'
import { focusLogin } from '../focus-login.ts'
import { checkAsked, checkLogin, checkName, checkNewPassword, isEmail, NAME_MAX } from '../form/checks.ts'
import { type FieldName, wrongOf } from '../form/refusal.ts'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from '../parts/AccessForm.tsx'
import { AccessLink } from '../parts/AccessLink.tsx'
import { CountryField } from '../parts/CountryField.tsx'
import { CurrencyField } from '../parts/CurrencyField.tsx'
import { LoginField } from '../parts/LoginField.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PersonFields } from '../parts/PersonFields.tsx'
import { SentNote } from '../parts/SentNote.tsx'
import styles from '../parts/Steps.module.css'
import { forgetTerms, TermsField } from '../parts/TermsField.tsx'

/** Names of a player, each with what a browser fills it in by. */
const NAMES = [
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
] as const

/** What the country decides: a day of birth everywhere, and in some so much that it is a step of its own. */
const OF_COUNTRY: readonly FieldName[] = SIGN_UP_FIELDS

const FIELDS: readonly FieldName[] = [
  'login',
  'password',
  'first_name',
  'last_name',
  ...OF_COUNTRY.slice(2),
  'country',
  'currency',
  'terms',
]

/** The sign-up form: one step, or two where the player's country requires more data. The next step is in the mail. */
export function SignUp() {
  const text = useText()
  const http = useHttp()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const state = useCall('getSystemState', undefined, { staleTime: 300_000 }).data?.data
  const [chosen, setChosen] = useState<string | null>(null)
  const country = chosen ?? state?.userCountry?.code ?? ''
  const { minimumAge, required } = signUpRules(country || null)
  const [isLast, setIsLast] = useState(false)
  const [hasPhone, setHasPhone] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  /** The day of birth alone is no step of its own. */
  const isShort = !required.some((field) => field !== 'born_on')
  const asksPerson = isLast || isShort
  const isAsked = (field: SignUpField) => asksPerson && required.includes(field)
  /** Required fields other than the names, which are always there, and the number of a sign-up by phone. */
  const beside = required
    .filter((field) => field !== 'first_name' && field !== 'last_name')
    .filter((field) => field !== 'mobile_phone' || !hasPhone)
  const asksName = isAsked('first_name') || isAsked('last_name')

  function goTo(step: 'first' | 'last') {
    flushSync(() => setIsLast(step === 'last'))
    fields.current?.querySelector<HTMLInputElement>(':scope > :not([hidden]) input')?.focus()
  }

  const form = useAccessForm({
    fields: FIELDS,
    check: ({ login, password, first_name, last_name, terms, ...details }) => ({
      ...Object.fromEntries(beside.map((field) => [field, checkAsked(details[field], isAsked(field))])),
      login: checkLogin(login),
      password: checkNewPassword(password),
      first_name: checkAsked(first_name, isAsked('first_name')) ?? checkName(first_name),
      last_name: checkAsked(last_name, isAsked('last_name')) ?? checkName(last_name),
      country: country === '' ? 'access.wrong.country' : undefined,
      terms: terms === '' ? 'access.wrong.terms' : undefined,
    }),
    async send({ login, password, first_name, last_name, currency, ...details }) {
      if (!asksPerson) {
        setHasPhone(!isEmail(login))
        goTo('last')
        return null
      }
      const result = await http.call('signUp', {
        body: {
          ...(isEmail(login) ? { email: login } : { phone: login }),
          password,
          currency,
          country,
          ...(asksPerson && Object.fromEntries(beside.map((field) => [field, details[field]]))),
          ...(first_name !== '' && { first_name }),
          ...(last_name !== '' && { last_name }),
          terms_accepted: true,
        },
      })
      if (result.ok) {
        forgetTerms()
        setSentTo(login)
        return null
      }
      const wrong = Object.keys(wrongOf(result.error, FIELDS).fields) as FieldName[]
      if (wrong.some((field) => !OF_COUNTRY.includes(field))) goTo('first')
      return result.error
    },
  })
  const sent = sentTo !== null && (
    <SentNote
      title={text(isEmail(sentTo) ? 'access.sent.mail' : 'access.sent.sms')}
      text={text('access.sent.sign_up', { login: sentTo })}
      link="resendConfirmation"
      login={sentTo}
      onOther={() => {
        flushSync(() => {
          setSentTo(null)
          setIsLast(false)
        })
        focusLogin()
      }}
    />
  )
  const countryName = state?.countries.find(({ code }) => code === country)?.name ?? country
  const submit = text(asksPerson ? 'access.sign_up.submit' : 'access.country.continue')
  // Both steps are one form, which stays behind the note: a visitor who goes back types nothing again.
  return (
    <div className={styles.Panel}>
      {sent}
      <div className={styles.Panel} hidden={sentTo !== null}>
        <AccessForm form={form} submit={submit}>
          <div ref={fields} className={styles.Panel}>
            <div className={styles.Panel} hidden={isLast}>
              <LoginField error={form.errorOf('login')} />
              <PasswordField kind="new" label={text('account.password')} error={form.errorOf('password')} />
            </div>
            {isLast && (
              <div className={styles.Country}>
                <p className={styles.Lead}>{text('access.country.asks', { country: countryName })}</p>
                <Button size="small" variant="plain" onClick={() => goTo('first')}>
                  {text('access.country.back')}
                </Button>
              </div>
            )}
            <div className={styles.Names} hidden={isLast && !asksName}>
              {NAMES.map(([name, autoComplete]) => (
                <Field
                  key={name}
                  label={text(isAsked(name) ? `access.${name}.asked` : `access.${name}`)}
                  required={isAsked(name)}
                  name={name}
                  autoComplete={autoComplete}
                  maxLength={NAME_MAX}
                  error={form.errorOf(name)}
                />
              ))}
            </div>
            {beside.length > 0 && (
              <div className={styles.Panel} hidden={!asksPerson}>
                <Later fallback={null}>
                  <PersonFields asked={beside} country={country} form={form} isOwed />
                </Later>
              </div>
            )}
            <div className={styles.Panel} hidden={isLast}>
              <CountryField
                value={country}
                countries={state?.countries ?? []}
                error={form.errorOf('country')}
                onChoose={setChosen}
              />
              <CurrencyField error={form.errorOf('currency')} />
              <TermsField age={minimumAge} error={form.errorOf('terms')} />
            </div>
          </div>
        </AccessForm>
        <p className={styles.Ways}>
          <AccessLink to="sign-in">{text('access.to_sign_in')}</AccessLink>
        </p>
      </div>
    </div>
  )
}
