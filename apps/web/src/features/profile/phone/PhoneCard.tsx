import { useText } from '../../../i18n/index.ts'
import { Card } from '../Card.tsx'
import { PhoneSteps } from './PhoneSteps.tsx'

/** The player's phone number: none, waiting for its code, or verified. */
export function PhoneCard({ playerId }: { playerId: number }) {
  const text = useText()
  return (
    <Card title={text('profile.phone')}>
      <PhoneSteps playerId={playerId} />
    </Card>
  )
}
