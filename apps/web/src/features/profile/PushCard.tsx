import { useText } from '../../i18n/index.ts'
import { useSite } from '../../site/index.ts'
import { DeviceMessages } from '../site-scripts/index.ts'
import { Card } from './Card.tsx'

/** What this device is told while no page is open; where the operator sends such messages. */
export function PushCard() {
  const text = useText()
  const type = useSite()?.push.type
  if (type !== 'web' && type !== 'onesignal') return null
  return (
    <Card title={text('profile.push')}>
      <DeviceMessages type={type} />
    </Card>
  )
}
