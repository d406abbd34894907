import type { Bet } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useSiteName } from '../../../site/index.ts'
import { Money } from '../../../ui/index.ts'
import { betOutcome } from '../lazy/bet-outcome.ts'
import { refusalMessage } from '../lazy/refusal-message.ts'
import { decidedLeg } from '../parts/leg-state.ts'
import { paidSoFar } from '../parts/paid-so-far.ts'
import { useBetTitle } from '../parts/use-bet-title.ts'
import { useBetOdds, useOdds } from '../parts/use-odds.ts'
import { isOpen, isRefused } from '../state/filters.ts'
import styles from './BetPaper.module.css'

/** With its time zone: the paper may be read elsewhere. */
const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** A bet for printing: only what was agreed, and its state. Hidden on screen. */
export function BetPaper({ bet }: { bet: Bet }) {
  const text = useText()
  const format = useFormat()
  const odds = useOdds()
  const price = useBetOdds()(bet)
  const title = useBetTitle()
  const site = useSiteName()
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const amount = (subunits: number) => <Money subunits={subunits} currency={currency} />
  const moment = (iso: string) => format.date(Date.parse(iso), MOMENT)
  const isUnderWay = isOpen(bet)
  const state = bet.status === 'waiting_results' ? text('bets_page.paper.undecided') : text(betOutcome(bet).label)
  const paid = paidSoFar(bet)
  const facts: readonly Pair[] = [
    [text('bets_page.paper.number'), bet.ref],
    [text('bets_page.paper.placed'), moment(bet.created_at)],
    [text('bets_page.paper.state'), state],
    ...(bet.settled_at === null ? [] : [[text('bets_page.paper.decided'), moment(bet.settled_at)] as const]),
  ]
  const sums: readonly Pair[] = [
    ...(price === null ? [] : [[text('bets_page.paper.odds'), price] as const]),
    [text('bets.stake'), amount(bet.stake.value)],
    ...(paid > 0 && isUnderWay
      ? [[text('bets.paid'), amount(paid)] as const, [text('bets.at_risk'), amount(bet.open_stake)] as const]
      : []),
    ...(isRefused(bet)
      ? []
      : isUnderWay
        ? [[text(paid > 0 ? 'bets.may_win' : 'bets.outcome.to_win'), amount(bet.win_amount - paid)] as const]
        : [[text('bets.outcome.paid'), amount(bet.win_amount)] as const]),
  ]
  return (
    <article className={styles.Paper} data-paper={bet.id}>
      <h1 className={styles.Site}>{site}</h1>
      <h2 className={styles.Title}>{title(bet)}</h2>
      <Pairs pairs={facts} />
      <table className={styles.Legs}>
        <thead>
          <tr>
            <th>{text('bets_page.paper.selection')}</th>
            <th>{text('bets_page.paper.event')}</th>
            <th>{text('bets_page.paper.odds')}</th>
            <th>{text('bets_page.paper.result')}</th>
          </tr>
        </thead>
        <tbody>
          {bet.selections.map((leg) => (
            <tr key={leg.id}>
              <td>
                <strong>{leg.outcome.name}</strong>
                <br />
                {leg.market.name}
              </td>
              <td>
                {leg.match.name}
                <br />
                {leg.match.tournament_name} · {moment(leg.match.start_time)}
              </td>
              <td>
                <bdi>{odds(leg.odds)}</bdi>
              </td>
              <td>
                {isRefused(bet) || leg.explanation === null
                  ? text(`bets.leg.${decidedLeg(bet, leg) ?? 'undecided'}`)
                  : leg.explanation}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pairs pairs={sums} />
      {bet.rejection !== null && <p>{text(refusalMessage(bet.rejection.code))}</p>}
    </article>
  )
}

type Pair = readonly [name: string, value: ReactNode]

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={styles.Pairs}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
