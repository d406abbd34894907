import type { Bonus } from '@touchline/contract'
import { useFormat, useText, writeOdds } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import { useMoney } from '../../ui/index.ts'
import styles from './Bonuses.module.css'
import { BoxContents } from './BoxContents.tsx'

/** A multiplication factor: two digits in every odds format. */
function useFactor() {
  const { locale } = useFormat()
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (scaled: number) => number.format(scaled / 10_000)
}

/** So many, from and to; without an end where `to` is null. */
function rangeOf(from: number, to: number | null): string {
  if (to === null) return `${from}+`
  return to === from ? `${from}` : `${from}–${to}`
}

/** The effect of a bonus and the player's progress, as a picture where that is clearer. */
export function BonusFacts({ bonus }: { readonly bonus: Bonus }) {
  const text = useText()
  const money = useMoney()
  const factor = useFactor()
  const { locale } = useFormat()
  const oddsFormat = usePreference('oddsFormat')
  switch (bonus.type) {
    case 'comboboost':
      return (
        <ol className={styles.Ladder}>
          {bonus.ranges.map(({ min_count, max_count, bonus_odds }) => (
            <li key={min_count}>
              <span>{text('bonus.selections', { range: rangeOf(min_count, max_count) })}</span>
              <strong>{text('bonus.boost', { factor: factor(bonus_odds) })}</strong>
            </li>
          ))}
        </ol>
      )
    case 'hunting_tournament':
      return (
        <ol className={styles.Ladder} aria-label={text('bonus.prizes')}>
          {bonus.prizes.map((prize, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
            <li key={place}>
              <span>{text('bonus.place', { place: place + 1 })}</span>
              <strong>{money(prize, { code: bonus.currency, subunits: bonus.subunits })}</strong>
            </li>
          ))}
        </ol>
      )
    case 'hunting': {
      const next = bonus.steps.find(({ points }) => points > bonus.stats.points) ?? bonus.steps.at(-1)
      const goal = next?.points ?? 0
      return (
        <div className={styles.Hunt}>
          <meter
            min={0}
            max={goal}
            value={Math.min(goal, bonus.stats.points)}
            aria-label={text('bonus.points_of', { points: bonus.stats.points, goal })}
          />
          <span>{text('bonus.points_of', { points: bonus.stats.points, goal })}</span>
          <ol className={styles.Ladder}>
            {bonus.steps.map(({ points, amount }) => (
              <li key={points} data-done={bonus.stats.points >= points || undefined}>
                <span>
                  {text('bonus.rung', {
                    points,
                    amount: money(amount, { code: bonus.currency, subunits: bonus.subunits }),
                  })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )
    }
    case 'lootbox':
      return <BoxContents contents={bonus.contents} />
    default:
      return (
        <div className={styles.Lead}>
          <p>{text(`bonus.gives.${bonus.type === 'freebet_only_win' ? 'freebet' : bonus.type}`)}</p>
          {bonus.min_odds > 10_000 && (
            <p>{text('bonus.from_odds', { odds: writeOdds(bonus.min_odds, oddsFormat, locale) })}</p>
          )}
        </div>
      )
  }
}
