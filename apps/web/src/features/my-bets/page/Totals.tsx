import { periodTotals } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { Money, useMoney } from '../../../ui/index.ts'
import { isOpen, isRefused } from '../state/filters.ts'
import { Course } from './Course.tsx'
import styles from './Totals.module.css'

/** What the settled ones of these bets came to, in each currency. */
export function Totals({ bets }: { bets: readonly Bet[] }) {
  const text = useText()
  const money = useMoney()
  const settled = bets.filter((bet) => !isOpen(bet) && !isRefused(bet))
  const codes = [...new Set(settled.map((bet) => bet.stake.currency))]
  return codes.map((code) => {
    const own = settled.filter((bet) => bet.stake.currency === code)
    const currency = { code, subunits: own[0]?.stake.subunits ?? 1 }
    const totals = periodTotals(
      own.map((bet) => ({
        // What the house staked was never the player's to lose.
        stake: bet.bonus?.house_stake === true ? 0 : bet.stake.value,
        returned: bet.win_amount,
        settledAt: Date.parse(bet.settled_at ?? bet.created_at),
      })),
    )
    const figures = [
      ['bets_page.staked', totals.staked],
      ['bets_page.returned', totals.returned],
      ['bets_page.net', totals.net],
    ] as const
    return (
      <section key={code} className={styles.Totals} aria-label={text('bets_page.totals', { currency: code })}>
        <dl className={styles.Figures}>
          {figures.map(([label, amount]) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>
                <Money subunits={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <Course
          course={totals.course}
          currency={currency}
          label={text('bets_page.course', { net: money(totals.net, currency) })}
        />
      </section>
    )
  })
}
