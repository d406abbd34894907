import { Field } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'

/** The code beside a password. It appears when the account requests it, and is where one types next. */
export function CodeField({ error }: { error: string | undefined }) {
  const text = useText()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Field
      ref={ref}
      label={text('access.code')}
      hint={text('access.code.hint')}
      error={error}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}
