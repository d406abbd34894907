import { useText } from '../../i18n/index.ts'
import { useSite } from '../../site/index.ts'
import { DeviceMessages } from '../site-scripts/index.ts'
import { Card } from './Card.tsx'

/** Push messages of this device while no page is open; where the operator sends them. */
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
