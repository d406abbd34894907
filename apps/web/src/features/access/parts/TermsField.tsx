import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { sessionStore } from '../../../platform/storage/storage.ts'
import { CheckField } from './CheckField.tsx'

/** Remembers for the tab that the terms were accepted, while the player reads them or reloads the page. */
const KEY = 'terms_accepted'

/** The next sign-up requires the consent again. */
export function forgetTerms(): void {
  sessionStore.remove(KEY)
}

/** The box for accepting the terms and confirming the minimum age. */
export function TermsField({ age, error }: { age: number; error: string | undefined }) {
  const text = useText()
  const [isTicked, setTicked] = useState(false)
  // The server does not know what the browser keeps.
  useEffect(() => setTicked(sessionStore.read(KEY) === true), [])
  function keep(isAccepted: boolean) {
    if (isAccepted) sessionStore.write(KEY, true)
    else forgetTerms()
    setTicked(isAccepted)
  }
  return (
    <CheckField name="terms" error={error} kept={{ isTicked, onChange: keep }}>
      {text('access.terms', { age })}{' '}
      <Link to="/general-rules" target="_blank">
        {text('access.to_rules')}
      </Link>
    </CheckField>
  )
}
