import type { Sport } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import { Countdown } from '../../features/catalogue/index.ts'
import { useFormat, writeOdds } from '../../i18n/index.ts'
import { eventPath, Link, sportPath } from '../../navigation/index.ts'
import { useMedia } from '../../platform/device/use-media.ts'
import { usePreference } from '../../preferences/index.ts'
import styles from './HomeTiles.module.css'

/** Sports without matches. */
const BESIDE: readonly string[] = ['horse-racing', 'lottery']

/** The style sheet hides the tiles of sports below this width, so they fetch nothing there. */
const WIDE = '(width >= 780px)'

/** The next event of a sport whose events come every few minutes. */
function NextTile({ sport_key, name }: { sport_key: SportKey; name: string }) {
  const query = { sport_key, match_status: 'prematch', sort_by: 'start_time', limit: 1 } as const
  const enabled = useMedia(WIDE)
  const next = useCall('getMatches', { query }, { enabled, refetchInterval: 15_000 }).data?.data[0]
  return (
    <Link to={next ? eventPath(next) : sportPath(sport_key)} className={styles.Tile} data-tile={sport_key}>
      <b dir="auto">{next && 'name' in next && next.name}</b>
      <span>{next && <Countdown to={next.start_time} />}</span>
      <i>{name}</i>
    </Link>
  )
}

/** One offer of each kind. The server loads it with the page. */
export const OFFERS = { query: { limit_per_type: 1 } }
const ODDS_SCALE = 10_000
const GAIN: Intl.NumberFormatOptions = { style: 'percent', signDisplay: 'always' }

/** Promotions: the most that the combo boost adds, and from how many legs at which odds. */
function PromotionsTile() {
  const { text, number, locale } = useFormat()
  const format = usePreference('oddsFormat')
  const offers = useCall('getBonuses', OFFERS, { staleTime: 60_000 }).data?.data
  const boost = offers?.find((bonus) => bonus.type === 'comboboost')
  return (
    <Link to="/promotions" className={styles.Tile} data-tile="promotions">
      <b dir="auto">
        {boost &&
          text('catalogue.best_boost', {
            name: boost.name,
            worth: number((boost.ranges.at(-1)?.bonus_odds ?? ODDS_SCALE) / ODDS_SCALE - 1, GAIN),
          })}
      </b>
      <span>
        {boost &&
          text('catalogue.boost_terms', {
            legs: boost.ranges[0]?.min_count ?? 0,
            odds: writeOdds(boost.min_odds, format, locale),
          })}
      </span>
      <i>{text('catalogue.promotions')}</i>
    </Link>
  )
}

/** Links beside the matches: promotions, the next race, the next draw. */
export function HomeTiles({ sports }: { sports: readonly Sport[] }) {
  return (
    <div className={styles.HomeTiles}>
      <PromotionsTile />
      {sports.map(({ key, name }) => BESIDE.includes(key) && <NextTile key={key} sport_key={key} name={name} />)}
    </div>
  )
}
