import type { Bet } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { BetRecord } from '../bet-record.ts'
import { cashOutOff } from '../cash-out/cash-out-off.ts'
import { cashOutValue } from '../cash-out/cash-out-value.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import type { BetsParts } from '../parts.ts'
import { betView } from './bet-view.ts'

export type ViewPorts = Pick<BetsParts, 'events' | 'currencies' | 'clock' | 'board' | 'customPricer' | 'providers'>

/** Bets as the wire shows them; one look-up of all their events. */
export async function viewBets(ports: ViewPorts, bets: readonly BetRecord[], locale: ServedLocale): Promise<Bet[]> {
  const ids = new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.eventId)))
  const { events, currencies, clock } = ports
  const described = await events.describe([...ids], locale)
  await fetchAnswers(ports.customPricer, () => bets.map((bet) => cashOutValue(bet, ports, clock.now())))
  const now = clock.now()
  const cashOutOf = (bet: BetRecord) => {
    const value = cashOutValue(bet, ports, now)
    return { value, off: cashOutOff(ports, bet, value, described) }
  }
  const terms = { events: described, currencies, locale, cashOutOf }
  return bets.map((bet) => betView(bet, terms))
}
