import { USER_GROUPS } from '@touchline/contract/site'
import { useFormat, useText } from '../../../i18n/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { usePlayerCall } from '../use-player-call.ts'
import styles from './PointsCard.module.css'

/** Groups of the product decide how pages are shown and are not listed here. */
const isOperators = ({ id }: { readonly id: string }) => !(USER_GROUPS as readonly string[]).includes(id)

/** Loyalty points, the step they count towards, and the groups the operator has put the player in. */
export function PointsCard({ playerId }: { playerId: number }) {
  const text = useText()
  const format = useFormat()
  const points = usePlayerCall('getCompPoints', playerId)
  const groups = usePlayerCall('getStatusGroups', playerId)
  const totals = points.data?.data
  // A session that has just ended has no points to show.
  if (points.isError) return null
  const own = groups.data?.data.filter(isOperators) ?? []
  const next = totals?.conditions.find(({ min }) => min > totals.persistent)
  return (
    <Card title={text('profile.points')}>
      {totals === undefined ? (
        <Pending failed={false} retry={() => void points.refetch()} block={64} />
      ) : (
        <>
          <p className={styles.Points} data-points={totals.persistent}>
            <strong>{format.number(totals.persistent)}</strong>{' '}
            {text('profile.points.word', { count: totals.persistent })}
          </p>
          <p className={card.Lead}>
            {text('profile.points.lead')}
            {next && ` ${text('profile.points.next', { count: next.min - totals.persistent })}`}
          </p>
          {own.length > 0 && (
            <ul className={styles.Groups} aria-label={text('profile.groups')}>
              {own.map(({ id, name }) => (
                <li key={id} data-group={id}>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}
