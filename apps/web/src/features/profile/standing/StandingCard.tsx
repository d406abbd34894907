import { USER_GROUPS } from '@touchline/contract/site'
import { useFormat, useText } from '../../../i18n/index.ts'
import card from '../Card.module.css'
import { Card, Pending } from '../Card.tsx'
import { usePlayerCall } from '../use-player-call.ts'
import styles from './StandingCard.module.css'

/** What the product sorts players by says nothing to them: it is how pages are shown. */
const isOperators = ({ id }: { readonly id: string }) => !(USER_GROUPS as readonly string[]).includes(id)

/** Loyalty points, the step they count towards, and the groups the operator has put the player in. */
export function StandingCard({ playerId }: { playerId: number }) {
  const text = useText()
  const format = useFormat()
  const points = usePlayerCall('getCompPoints', playerId)
  const groups = usePlayerCall('getStatusGroups', playerId)
  const standing = points.data?.data
  // Of somebody whose session has just ended there is nothing to tell.
  if (points.isError) return null
  const own = groups.data?.data.filter(isOperators) ?? []
  const next = standing?.conditions.find(({ min }) => min > standing.persistent)
  return (
    <Card title={text('profile.points')}>
      {standing === undefined ? (
        <Pending failed={false} retry={() => void points.refetch()} block={64} />
      ) : (
        <>
          <p className={styles.Points} data-points={standing.persistent}>
            <strong>{format.number(standing.persistent)}</strong>{' '}
            {text('profile.points.word', { count: standing.persistent })}
          </p>
          <p className={card.Lead}>
            {text('profile.points.lead')}
            {next && ` ${text('profile.points.next', { count: next.min - standing.persistent })}`}
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
