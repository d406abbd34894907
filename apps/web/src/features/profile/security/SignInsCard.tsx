import { useFormat, useText } from '../../../i18n/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { usePlayerCall } from '../use-player-call.ts'
import styles from './Security.module.css'

/** When and from where the player came in, and who was kept out that knew the password. */
export function SignInsCard({ playerId }: { playerId: number }) {
  const text = useText()
  const format = useFormat()
  const { data, isError, refetch } = usePlayerCall('getSignIns', playerId)
  return (
    <Card title={text('profile.sign_ins')}>
      {data === undefined ? (
        <Pending failed={isError} retry={() => void refetch()} block={120} />
      ) : (
        <>
          <p className={card.Lead}>{text('profile.sign_ins.lead')}</p>
          <ol className={styles.List}>
            {data.data.map(({ id, at, way, device, address, succeeded }) => (
              <li key={id} className={styles.Line}>
                <div>
                  <strong>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</strong>
                  <p>
                    {[text(`profile.way.${way}`), device ?? text('profile.sessions.unknown_device'), address]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </p>
                </div>
                {!succeeded && <span className={styles.Refused}>{text('profile.sign_ins.refused')}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
