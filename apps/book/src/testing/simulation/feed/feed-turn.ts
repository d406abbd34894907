import type { Rng } from '@touchline/sports'
import type { Sim } from '../sim.ts'
import { FED_MARKETS, type FedMatch, PRODUCERS } from './fed-match.ts'
import {
  aliveText,
  type FedMarket,
  type FedOutcome,
  fixtureChangeText,
  oddsText,
  resultText,
  stopText,
  takeBackText,
} from './feed-text.ts'
import { handIn } from './hand-in.ts'

/** The feed's numbers. */
const PLAY_LIVE = 1
const PLAY_CLOSED = 4
const MARKET = { active: 1, suspended: -1, deactivated: 0, handedOver: -2 } as const
const CHANGE = { startTime: 2, cancelled: 3 } as const
const HOUR_MS = 3_600_000

/** Makes a message about a match; null where there is none to make now. */
type Make = (sim: Sim, fed: FedMatch, rng: Rng) => string | null

/** Mostly of now; here and there it was made a while ago, and comes behind others. */
function messageTimeOf({ clock }: Sim, rng: Rng): number {
  return clock.now() - rng.pick([0, 0, 0, 0, 200, 1_500, 6_000])
}

/** Mostly the producer whose time it is. */
function producerOf({ phase }: FedMatch, rng: Rng): number {
  const isOther = rng.chance(0.15)
  return (phase === 'live') === isOther ? PRODUCERS.before : PRODUCERS.live
}

const prices: Make = (sim, fed, rng) => {
  const on = { match: fed.match.id, producer: producerOf(fed, rng), messageAt: messageTimeOf(sim, rng) }
  const markets = FED_MARKETS.flatMap((_, index) => (rng.chance(0.7) ? pricedMarket(sim, fed, index, rng) : []))
  return markets.length === 0 ? null : oddsText(on, null, markets)
}

function pricedMarket(sim: Sim, fed: FedMatch, index: number, rng: Rng): FedMarket[] {
  const market = FED_MARKETS[index]
  if (market === undefined) return []
  const chance = Math.min(0.93, Math.max(0.07, (fed.chances[index] ?? 0.5) + rng.range(-0.08, 0.08)))
  fed.chances[index] = chance
  // Of some markets one outcome alone has a price; most messages say nothing of probabilities.
  const isAlone = rng.chance(0.15)
  const hasProbability = rng.chance(0.3)
  const outcomes = market.outcomeIds.map((id, nth): FedOutcome => {
    const own = nth === 0 ? chance : 1 - chance
    const odds = isAlone && nth === 1 ? null : Math.max(1.02, 1 / (own * 1.06)).toFixed(2)
    return { id, odds, ...(hasProbability && odds !== null && { probability: own.toFixed(4) }) }
  })
  const isWithout = rng.chance(0.05)
  const { marketId, specifier } = market
  return [
    {
      ...{ marketId, specifier, outcomes: isWithout ? [] : outcomes },
      status: rng.chance(0.92) ? MARKET.active : rng.pick([MARKET.suspended, MARKET.deactivated, MARKET.handedOver]),
      ...(rng.chance(0.2) && { cashOut: rng.pick([1, 1, -1, -2]) }),
      ...(rng.chance(0.05) && { nextBetStop: sim.clock.now() + rng.int(1, 20) * 1_000 }),
    },
  ]
}

const stop: Make = (sim, fed, rng) => {
  const on = { match: fed.match.id, producer: producerOf(fed, rng), messageAt: messageTimeOf(sim, rng) }
  return stopText(on, rng.pick(['all', 'all', 'total', 'hcp|total']))
}

/** A message of before comes again. */
const again: Make = (_sim, fed, rng) => (fed.sent.length === 0 ? null : rng.pick(fed.sent))

/** One outcome is settled or its result is taken back; the other outcome is not mentioned. */
const result: Make = (sim, fed, rng) => {
  if (fed.phase !== 'live') return null
  const market = rng.pick(FED_MARKETS)
  const on = { match: fed.match.id, producer: PRODUCERS.live, messageAt: messageTimeOf(sim, rng) }
  const id = rng.pick(market.outcomeIds)
  return rng.chance(0.5)
    ? resultText(on, market, { [id]: rng.pick([1, 0, 0, -1] as const) })
    : takeBackText(on, market, [id])
}

/** The score, as it is or as it was a while ago. */
const score: Make = (sim, fed, rng) => {
  if (fed.phase !== 'live') return null
  const on = { match: fed.match.id, producer: PRODUCERS.live, messageAt: messageTimeOf(sim, rng) }
  return oddsText(on, { play: PLAY_LIVE, home: rng.int(0, 2), away: rng.int(0, 2) }, [])
}

/** The match is played a little later, or days later, or never. */
const fixture: Make = (sim, fed, rng) => {
  const on = { match: fed.match.id, producer: PRODUCERS.before, messageAt: sim.clock.now() }
  if (rng.chance(0.2)) {
    fed.phase = 'called off'
    return fixtureChangeText(on, CHANGE.cancelled, null)
  }
  if (fed.phase !== 'before') return null
  const later = rng.chance(0.15) ? 60 * HOUR_MS : rng.int(2, 30) * 1_000
  return moved(sim, fed, Math.max(fed.startsAt, sim.clock.now()) + later)
}

/**
 * The match is played earlier than planned: soon, or it began a while ago; the latter may be announced when it is known
 * to be played.
 */
const earlierStart: Make = (sim, fed, rng) => {
  if (fed.phase === 'called off') return null
  const now = sim.clock.now()
  const to = fed.phase === 'live' ? fed.startsAt - rng.int(1, 15) * 1_000 : now + rng.int(-15, 3) * 1_000
  return to < fed.startsAt ? moved(sim, fed, to) : null
}

/** Two kick-offs that are stated in one moment have no order that a player could know. */
function moved({ clock }: Sim, fed: FedMatch, to: number): string | null {
  const now = clock.now()
  if (fed.movedAt === now) return null
  fed.movedAt = now
  fed.startsAt = to
  return fixtureChangeText({ match: fed.match.id, producer: PRODUCERS.before, messageAt: now }, CHANGE.startTime, to)
}

const KINDS: readonly (readonly [name: string, weight: number, make: Make])[] = [
  ['prices', 12, prices],
  ['bet stop', 1.5, stop],
  ['again', 3, again],
  ['result', 4, result],
  ['fixture', 0.6, fixture],
  ['earlier start', 0.6, earlierStart],
  ['score', 1, score],
]

async function send(sim: Sim, fed: FedMatch, name: string, text: string): Promise<void> {
  fed.sent.push(text)
  const outcome = await handIn(sim, text)
  sim.tally.add(`feed, ${name}: ${outcome}`)
  sim.trace.note(`${sim.step} feed ${fed.match.id} ${name}: ${outcome}`)
}

/** The feed's producers say that they are there, and send what there is about their matches. */
export async function feedTurn(sim: Sim, rng: Rng): Promise<void> {
  await sayAlive(sim)
  for (const fed of sim.fed) {
    await beginIfDue(sim, fed)
    for (let left = rng.pick([1, 1, 2]); left > 0; left--) {
      const found = drawn(rng)
      const text = fed.phase === 'called off' && rng.chance(0.8) ? null : found[2](sim, fed, rng)
      if (text !== null) await send(sim, fed, found[0], text)
    }
  }
}

async function sayAlive(sim: Sim): Promise<void> {
  for (const producer of Object.values(PRODUCERS)) await handIn(sim, aliveText(producer, sim.clock.now()))
}

async function beginIfDue(sim: Sim, fed: FedMatch): Promise<void> {
  if (fed.phase !== 'before' || sim.clock.now() < fed.startsAt + 1_000) return
  fed.phase = 'live'
  const on = { match: fed.match.id, producer: PRODUCERS.live, messageAt: sim.clock.now() }
  await send(sim, fed, 'kick-off', oddsText(on, { play: PLAY_LIVE, home: 0, away: 0 }, []))
}

function drawn(rng: Rng): (typeof KINDS)[number] {
  let left = rng.next() * KINDS.reduce((sum, [, weight]) => sum + weight, 0)
  const found = KINDS.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return found ?? ['prices', 0, prices]
}

/** Every market is settled, and the matches are closed. */
export async function endFeed(sim: Sim): Promise<void> {
  await sayAlive(sim)
  for (const fed of sim.fed) {
    const on = { match: fed.match.id, producer: PRODUCERS.live, messageAt: sim.clock.now() }
    for (const market of FED_MARKETS) {
      const [first, second] = market.outcomeIds
      await send(sim, fed, 'last result', resultText(on, market, { [first]: 1, [second]: 0 }))
    }
    await sendScores(sim, fed, sim.rng.feed.fork(`end ${fed.match.id}`), 'end')
  }
}

/** The score of matches that are over is corrected. */
export async function correctScores(sim: Sim): Promise<void> {
  await sayAlive(sim)
  for (const fed of sim.fed) await sendScores(sim, fed, sim.rng.feed.fork(`corrected ${fed.match.id}`), 'correction')
}

/** Three scores of a match that is over, made one after the other, come in any order. */
async function sendScores(sim: Sim, fed: FedMatch, rng: Rng, name: string): Promise<void> {
  const made = [2, 1, 0].map((before) => {
    const state = { play: PLAY_CLOSED, home: rng.int(0, 2), away: rng.int(0, 2) }
    fed.lastScore = `${state.home}:${state.away}`
    return oddsText({ match: fed.match.id, producer: PRODUCERS.live, messageAt: sim.clock.now() - before }, state, [])
  })
  while (made.length > 0) await send(sim, fed, name, made.splice(rng.int(0, made.length - 1), 1).join(''))
}
