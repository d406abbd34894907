import type { JackpotTerms } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { textIn } from '../definition.ts'
import { type OpenRound, openRounds, type StoredJackpot } from '../list-jackpots.ts'
import type { JackpotsPorts } from '../ports.ts'
import { offered } from './get-jackpots.ts'

interface EndedRound {
  readonly level: number
  readonly round: number
  readonly commitment: string
  readonly seed: string
  readonly ended_at: Date
}

const ENDED = `SELECT level, round, commitment, seed, ended_at FROM jackpot_rounds
  WHERE jackpot_id = $1 AND ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT 20`

/** Which bets take part, what can be won, the chances, and how the draws can be verified. */
export function getJackpotTerms(ports: JackpotsPorts): Handler<'getJackpotTerms'> {
  return async ({ params, locale, player, country }) => {
    const jackpot = (await offered(ports, player, country)).find(({ id }) => id === params.id)
    if (jackpot === undefined) return refuse('not_found')
    const open = await openRounds(ports.db, jackpot.id)
    const ended = await ports.db.query<EndedRound & object>(ENDED, [jackpot.id])
    return {
      data: { ...termsOf(ports, jackpot, open, locale), revealed: ended.map((round) => revealed(jackpot, round)) },
    }
  }
}

function termsOf(
  { currencies }: JackpotsPorts,
  { id, definition }: StoredJackpot,
  open: readonly OpenRound[],
  locale: ServedLocale,
): Omit<JackpotTerms, 'revealed'> {
  const { currency } = definition
  return {
    jackpot_id: id,
    currency,
    currency_subunits: currencies.get(currency)?.currency.subunits ?? 1,
    min_stake: definition.min_stake,
    min_odds: definition.min_odds,
    bet_types: definition.bet_types,
    match_status: definition.match_status,
    sport_keys: definition.sport_keys,
    only_verified: definition.only_verified,
    country_codes: definition.country_codes,
    approve_up_to: definition.approve_up_to,
    levels: open.flatMap(({ level: place, commitment, round }) => {
      const level = definition.levels[place]
      if (level === undefined) return []
      const { code, seed_amount, share_ppm, one_in, counted_stake, hit_by } = level
      const rules = { seed_amount, share_ppm, one_in, counted_stake, hit_by }
      return [{ code, name: textIn(level.name, locale), ...rules, round, commitment }]
    }),
  }
}

function revealed({ definition }: StoredJackpot, { level, round, commitment, seed, ended_at }: EndedRound) {
  const code = definition.levels[level]?.code ?? ''
  return { level_code: code, round, commitment, seed, ended_at: ended_at.toISOString() }
}
