import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'

/** A code that nobody gave out, or that has expired (BETS-03). */
export function ShareNotFound({ close }: { readonly close: () => void }) {
  const text = useText()
  return (
    <>
      <p>{text('share.unknown.text')}</p>
      <Button size="large" variant="go" onClick={close}>
        {text('share.unknown.done')}
      </Button>
    </>
  )
}
