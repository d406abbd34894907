import { Segmented } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import type { LoggedIn } from '../account/index.ts'

/** Which account money comes to or leaves; nothing where there is one alone. */
export function AccountChoice(props: {
  readonly accounts: LoggedIn['accounts']
  readonly code: string
  readonly onChange: (code: string) => void
}) {
  const text = useText()
  if (props.accounts.length < 2) return null
  return (
    <Segmented
      label={text('cashier.account')}
      value={props.code}
      onChange={props.onChange}
      items={props.accounts.map(({ currency }) => ({ value: currency, label: currency }))}
    />
  )
}
