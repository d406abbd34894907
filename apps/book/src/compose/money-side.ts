import type { BookConfig } from '../config.ts'
import { createBets } from '../modules/bets/index.ts'
import { createBonusBook, createBonuses } from '../modules/bonuses/index.ts'
import { createEntering, createJackpots } from '../modules/jackpots/index.ts'
import { beginPlay } from '../modules/protection/index.ts'
import type { Foundation } from './foundation.ts'
import type { OfferSide } from './offer-side.ts'
import type { SharedPorts } from './shared-ports.ts'
import { withJackpots } from './with-jackpots.ts'

/** Bets, bonuses and jackpots. */
export async function createMoneySide(
  config: BookConfig,
  { infra, own, realtime, secrets }: Foundation,
  { offer }: OfferSide,
  shared: SharedPorts,
) {
  const entering = createEntering(infra.db, infra.clock)
  const bets = await createBets(
    {
      ...shared,
      record: offer.record,
      audience: realtime.audience,
      jackpots: entering,
      bonusBook: createBonusBook(shared),
      beginPlay: (bettor) => beginPlay(infra.db, { jurisdiction: config.jurisdiction }, bettor),
      terms: config,
    },
    own,
  )
  const jackpots = createJackpots({ ...shared, pseudonymsSecret: secrets.pseudonyms }, entering, own.settlement)
  const bonuses = withJackpots(infra, createBonuses({ ...shared, terms: config }, own), jackpots)
  return { bets, jackpots, bonuses }
}
