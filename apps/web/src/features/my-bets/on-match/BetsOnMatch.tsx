import { useText } from '../../../i18n/index.ts'
import { BetCard } from '../lazy/BetCard.tsx'
import styles from './BetsOnMatch.module.css'
import { useBetsOnMatch } from './bets-on-match.ts'

/** The player's bets on a match, as in My bets: each can be sold from here. */
export function BetsOnMatch({ eventId }: { eventId: number }) {
  const text = useText()
  const bets = useBetsOnMatch(eventId)
  return (
    <ul className={styles.Bets} aria-label={text('bets.label')}>
      {bets.map((bet) => (
        <li key={bet.id}>
          <BetCard bet={bet} hasPage />
        </li>
      ))}
    </ul>
  )
}
