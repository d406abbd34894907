import type { Match } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import styles from './Hero.module.css'
import { TopMatch } from './TopMatch.tsx'

/** The first thing on the front page: what this place does, and the match of the moment. */
export function Hero({ match, live }: { match: Match | undefined; live: number }) {
  const text = useText()
  return (
    <div className={styles.Hero}>
      <Link to="/live" className={styles.Promo}>
        <strong>{text('pages.home.promo', { count: live })}</strong>
        <span>{text('pages.home.promo_text')}</span>
        <svg className={styles.Lines} viewBox="0 0 220 116" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <path d="M30 0V116M146 58m-54 0a54 54 0 1 0 108 0 54 54 0 1 0-108 0" />
        </svg>
      </Link>
      {match && <TopMatch match={match} />}
    </div>
  )
}
