import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'

/** An unknown or expired code (BETS-03). */
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
