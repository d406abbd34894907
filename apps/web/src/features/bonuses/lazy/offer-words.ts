import type { Bonus } from '@touchline/contract'
import { useFormat, useText, writeOdds } from '../../../i18n/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import { useMoney } from '../../../ui/index.ts'
import { currencyOf } from '../currency-of.ts'
import type { ArtName } from './OfferArt.tsx'

const SCALE = 10_000
const TAGS = 2

export function artOf({ type }: Bonus): ArtName {
  switch (type) {
    case 'comboboost':
      return 'combo'
    case 'hunting':
      return 'points'
    case 'hunting_tournament':
      return 'cup'
    case 'lootbox':
      return 'box'
    case 'freebet_no_risk':
      return 'back'
    default:
      return 'ticket'
  }
}

/** Until when a bonus can be used; null where it has no end. */
export function endOf(bonus: Bonus): string | null {
  const issuedEnd = bonus.issued !== null && 'expired_at' in bonus.issued ? bonus.issued.expired_at : null
  return issuedEnd ?? bonus.valid_to
}

/** The summary of an offer: its worth, two conditions, and one line of what it does. */
export function useOfferWords() {
  const text = useText()
  const money = useMoney()
  const format = useFormat()
  const oddsFormat = usePreference('oddsFormat')
  const { locale } = format
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 })
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const range = (values: readonly string[]) => [...new Set([values[0], values.at(-1)])].join(' – ')
  const date = (at: string) => format.date(Date.parse(at), { day: 'numeric', month: 'short' })

  /** Its worth in a few letters. */
  function headline(bonus: Bonus): string {
    switch (bonus.type) {
      case 'comboboost':
        return range(bonus.ranges.map(({ bonus_odds }) => percent.format(bonus_odds / SCALE - 1)))
      case 'lootbox':
        return range(bonus.contents.map(({ multiplier }) => `× ${factor.format(multiplier / SCALE)}`))
      case 'hunting': {
        const most = Math.max(0, ...bonus.steps.map(({ amount }) => amount))
        return text('bonus.up_to', { amount: money(most, { code: bonus.currency, subunits: bonus.subunits }) })
      }
      case 'hunting_tournament':
        return text('bonus.pool', {
          amount: money(bonus.pool, { code: bonus.currency, subunits: bonus.subunits }),
        })
      default: {
        if (bonus.issued === null)
          return text(`bonus.kind.${bonus.type === 'freebet_no_risk' ? bonus.type : 'freebet'}`)
        return money(bonus.issued.amount, currencyOf(bonus.issued.currency))
      }
    }
  }

  function conditions(bonus: Bonus): readonly (string | false)[] {
    const odds =
      bonus.min_odds > SCALE && text('bonus.min_odds', { odds: writeOdds(bonus.min_odds, oddsFormat, locale) })
    switch (bonus.type) {
      case 'comboboost':
        return [text('bonus.legs', { count: bonus.ranges[0]?.min_count ?? 0 }), odds]
      case 'hunting':
        return [odds]
      case 'hunting_tournament':
        return [text('bonus.paid_places', { count: bonus.prizes.length })]
      case 'lootbox': {
        const ready = bonus.boxes.filter(({ state }) => state === 'ready').length
        return [ready > 0 && text('bonus.boosts', { count: ready }), odds]
      }
      default:
        return [
          odds,
          bonus.selection_count_from > 1 && text('bonus.legs', { count: bonus.selection_count_from }),
          bonus.match_status !== null && text(`bonus.phase.${bonus.match_status}`),
        ]
    }
  }

  return {
    headline,
    /** Two conditions at most; the terms have them all. */
    tags(bonus: Bonus): readonly string[] {
      const end = endOf(bonus)
      return [...conditions(bonus), end !== null && text('bonus.ends', { date: date(end) })]
        .filter((tag) => tag !== false)
        .slice(0, TAGS)
    },
    /** What it does, in one line. */
    line(bonus: Bonus): string {
      switch (bonus.type) {
        case 'comboboost':
          return text(bonus.status === 'active' ? 'bonus.automatic' : 'bonus.gives.comboboost')
        case 'hunting':
          return bonus.steps
            .map(({ points, amount }) =>
              text('bonus.rung', { points, amount: money(amount, { code: bonus.currency, subunits: bonus.subunits }) }),
            )
            .join(' · ')
        case 'hunting_tournament':
          return bonus.prizes
            .slice(0, 3)
            .map((prize, place) => `${place + 1}. ${money(prize, { code: bonus.currency, subunits: bonus.subunits })}`)
            .join(' · ')
        case 'lootbox':
          return ''
        default:
          return text(`bonus.gives.${bonus.type === 'freebet_only_win' ? 'freebet' : bonus.type}`)
      }
    },
  }
}
