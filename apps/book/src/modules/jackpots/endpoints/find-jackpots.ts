import type { EnteringBet } from '@touchline/betting'
import { type CallBody, EVENT_STATUS, FREEBET_TYPES } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'
import type { BetsInJackpots } from '../../../kernel/ports/jackpot-entries.ts'
import type { JackpotsPorts } from '../ports.ts'

type SlipBet = CallBody<'findJackpots'>['bets'][number]

/** Event ids are 32-bit; a larger one names no event. */
const LARGEST_EVENT_ID = 2_147_483_647

/** Which jackpots each bet of a slip would take part in, at the odds it claims. */
export function findJackpots({ events }: JackpotsPorts, entering: BetsInJackpots): Handler<'findJackpots'> {
  return async ({ body, player, country }) => {
    const ids = new Set(body.bets.flatMap((bet) => bet.selections.map(({ match_id }) => match_id)))
    const known = await events.describe(
      [...ids].filter((id) => id <= LARGEST_EVENT_ID),
      'en',
    )
    const bets = body.bets.map((bet) => enteringBet(bet, known))
    const found = await entering({ playerId: player.playerId, country, isPlacing: false }, bets)
    return { data: found.map((own) => ({ jackpots: own.map((id) => ({ id })) })) }
  }
}

/** Null for what is no bet yet, and where the house gives the stake. */
function enteringBet(bet: SlipBet, events: ReadonlyMap<number, EventDescription>): EnteringBet | null {
  const { stake, selections, bonus } = bet
  if (stake === undefined || stake.value === 0) return null
  if (bonus != null && (FREEBET_TYPES as readonly string[]).includes(bonus.type)) return null
  const legs = selections.flatMap(({ match_id, odds }) => {
    const event = events.get(match_id)
    return event === undefined ? [] : [{ odds, isLive: event.status === EVENT_STATUS.live, sportKey: event.sport_key }]
  })
  if (legs.length < selections.length) return null
  return { type: typeOf(bet), currency: stake.currency, stake: BigInt(stake.value), legs }
}

function typeOf({ custom_odds, system_id, selections }: SlipBet): EnteringBet['type'] {
  if (custom_odds != null) return 'custom_bet'
  if (system_id != null) return 'system'
  return selections.length === 1 ? 'single' : 'combo'
}
