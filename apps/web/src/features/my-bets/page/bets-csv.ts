import { formatAmount, ODDS_SCALE } from '@touchline/betting'
import type { Bet } from '@touchline/contract'

const HEAD = [
  'id',
  'number',
  'placed',
  'type',
  'status',
  'result',
  'stake',
  'returned',
  'currency',
  'odds',
  'selections',
]

/** A cell that no spreadsheet takes for a formula, quoted where it must be (RFC 4180). */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function line(bet: Bet): string {
  const currency = { code: bet.stake.currency, subunits: bet.stake.subunits }
  const legs = bet.selections.map((leg) => `${leg.match.name}: ${leg.market.name}, ${leg.outcome.name}`)
  return [
    bet.id,
    bet.ref,
    bet.created_at,
    bet.type,
    bet.status,
    bet.result,
    formatAmount(bet.stake.value, currency),
    bet.settled_at === null && bet.result === 'no_results' ? '' : formatAmount(bet.win_amount, currency),
    currency.code,
    bet.odds === 0 ? '' : bet.odds / ODDS_SCALE,
    legs.join('; '),
  ]
    .map(cell)
    .join(',')
}

/** Bets as a file for a spreadsheet. */
export function betsCsv(bets: readonly Bet[]): string {
  return [HEAD.join(','), ...bets.map(line)].join('\r\n')
}
