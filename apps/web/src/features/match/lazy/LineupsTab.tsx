import type { CallAnswer, Match } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import styles from './LineupsTab.module.css'

type Lineups = Extract<CallAnswer<'getMatchStatistics'>['data'], { type: 'lineups' }>
type Lineup = NonNullable<Lineups['home']>
type LineupPlayer = Lineup['starting'][number]

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const

/** Announced within the hour before kick-off: looked for again so often, in ms. */
const ASK_AGAIN_MS = 60_000

/** Who plays and who is missing, as far as is known (MATCH-02). */
export function LineupsTab({ match }: { match: Match }) {
  const text = useText()
  const { data, isError } = useCall(
    'getMatchStatistics',
    { params: { id: match.id, type: 'lineups' } },
    { refetchInterval: ASK_AGAIN_MS },
  )
  const lineups = data?.data.type === 'lineups' ? data.data : null
  if (!lineups) return <p className={styles.None}>{isError && text('centre.unknown')}</p>
  if (!lineups.home && !lineups.away) return <p className={styles.None}>{text('centre.lineups.unknown')}</p>
  return (
    <div className={styles.LineupsTab}>
      {(['home', 'away'] as const).map((side) => (
        <Side key={side} name={match.competitors[side].name} lineup={lineups[side]} />
      ))}
    </div>
  )
}

function Side({ name, lineup }: { name: string; lineup: Lineup | null }) {
  const text = useText()
  return (
    <section className={styles.Side} aria-label={name}>
      <h3>
        <bdi>{name}</bdi> {lineup?.formation && <span dir="ltr">{lineup.formation}</span>}
      </h3>
      {(!lineup || lineup.starting.length === 0) && <p className={styles.Later}>{text('centre.lineups.later')}</p>}
      {lineup && lineup.starting.length > 0 && (
        <>
          {POSITIONS.map((position) => (
            <Players
              key={position}
              title={text(`centre.position.${position}`)}
              players={lineup.starting.filter((player) => player.position === position)}
            />
          ))}
          <Players title={text('centre.lineups.bench')} players={lineup.bench} isDim />
        </>
      )}
      {lineup && lineup.absent.length > 0 && (
        <div className={styles.Line} data-absent={lineup.absent.length}>
          <h4>{text('centre.lineups.absent')}</h4>
          <ul>
            {lineup.absent.map((player) => (
              <li key={player.id}>
                <Name player={player} /> <em>{text(`centre.absence.${player.reason}`)}</em>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Players({ title, players, isDim }: { title: string; players: readonly LineupPlayer[]; isDim?: boolean }) {
  return (
    <div className={styles.Line} data-dim={isDim}>
      <h4>{title}</h4>
      <ul>
        {players.map((player) => (
          <li key={player.id} data-player={player.id}>
            <Name player={player} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Name({ player: { shirt, name } }: { player: LineupPlayer }) {
  return (
    <>
      <b className={styles.Shirt}>{shirt}</b> <bdi>{name}</bdi>
    </>
  )
}
