import type { CallBody } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { BonusesPorts } from '../ports.ts'
import { loadFarmed } from '../use/farmed-events.ts'
import { legFacts } from '../use/leg-facts.ts'
import { slipBonuses } from '../use/slip-bonuses.ts'
import type { BetOfSlip } from '../use/use-of-bonus.ts'
import { askingFor } from './asking.ts'

type Bet = CallBody<'findAvailableBonuses'>['bets'][number]
/** Event ids are 32-bit; a larger one names no event and must not reach the database. */
const LARGEST_EVENT_ID = 2_147_483_647

/** What each bet of a slip could use, at the prices of now; a claimed price counts where the board has none. */
export function findAvailableBonuses(ports: BonusesPorts): Handler<'findAvailableBonuses'> {
  return async ({ body, player, country, locale }) => {
    const { clock, currencies, db, events } = ports
    const { player: who, bonuses } = await askingFor(ports, { player, country, locale })
    const farmed = await loadFarmed(db, player.playerId)
    const ids = new Set(body.bets.flatMap((bet) => bet.selections.map(({ match_id }) => match_id)))
    const known = await events.describe(
      [...ids].filter((id) => id <= LARGEST_EVENT_ID),
      'en',
    )
    const asker = { player: who, farmed, currencies, locale, now: clock.now() }
    return {
      data: body.bets.map((bet) => {
        const facts = legFacts(pricedNow(ports, bet), known)
        return slipBonuses(
          bonuses,
          { ...shapeOf(bet), facts, rules: currencies.get(bet.stake?.currency ?? '') ?? null },
          asker,
        )
      }),
    }
  }
}

function shapeOf({ system_id, custom_odds, selections, stake }: Bet): Pick<BetOfSlip, 'type' | 'stake'> {
  const isCustom = custom_odds !== undefined && custom_odds !== null
  const isSystem = system_id !== undefined && system_id !== null
  const plain = selections.length === 1 ? 'single' : 'combo'
  return { type: isCustom ? 'custom_bet' : isSystem ? 'system' : plain, stake: BigInt(stake?.value ?? 0) }
}

function pricedNow({ board, clock }: BonusesPorts, { selections }: Bet) {
  const now = clock.now()
  return selections.map((pick) => {
    const quote = board.quote(pick.match_id, pick.market_id, pick.specifier, pick.outcome_id, now)
    const odds = 'odds' in quote && quote.odds > 0 ? quote.odds : pick.odds
    return { pick, odds, isLive: board.event(pick.match_id)?.status === EVENT_STATUS.live }
  })
}
