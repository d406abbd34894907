import type { SportKey } from '@touchline/contract/constants'
import { useCall } from '../../data/index.ts'
import { Countdown } from '../../features/catalogue/index.ts'
import { useFormat } from '../../i18n/index.ts'
import { eventPath, Link, sportPath } from '../../navigation/index.ts'
import { useMedia } from '../../platform/device/use-media.ts'
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
      <b>{name}</b>
      <span dir="auto">{next && 'name' in next && next.name}</span>
      {next && <Countdown to={next.start_time} />}
    </Link>
  )
}

/** One offer of each kind. The server loads it with the page. */
export const OFFERS = { query: { limit_per_type: 1 } }
const ODDS_SCALE = 10_000
const GAIN: Intl.NumberFormatOptions = { style: 'percent', signDisplay: 'always' }

/** Promotions, with the most that the combo boost adds. */
function PromotionsTile() {
  const { text, number } = useFormat()
  const offers = useCall('getBonuses', OFFERS, { staleTime: 60_000 }).data?.data
  const boost = offers?.find((bonus) => bonus.type === 'comboboost')
  return (
    <Link to="/promotions" className={styles.Tile} data-tile="promotions">
      <b>{text('catalogue.promotions')}</b>
      <span dir="auto">
        {boost &&
          text('catalogue.best_boost', {
            name: boost.name,
            worth: number(Math.max(...boost.ranges.map(({ bonus_odds }) => bonus_odds)) / ODDS_SCALE - 1, GAIN),
          })}
      </span>
    </Link>
  )
}

/** Links beside the matches: promotions, the next race, the next draw. */
export function HomeTiles() {
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  return (
    <div className={styles.HomeTiles}>
      <PromotionsTile />
      {sports.map(({ key, name }) => BESIDE.includes(key) && <NextTile key={key} sport_key={key} name={name} />)}
    </div>
  )
}
