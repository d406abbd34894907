import type { AvailableBonuses, BetRequest, Bonus, CallBody, SlipBonus } from '@touchline/contract'
import type { Rng } from '@touchline/sports'
import { call, send } from '../players/attempt.ts'
import { betsFor, place, placement, wordOf } from '../players/place.ts'
import type { SimPlayer } from '../players/sim-player.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { PROMO_CODE } from './on-offer.ts'

const OK = 300

/** What a slip shows of one bet. */
function listed(found: AvailableBonuses): readonly SlipBonus[] {
  const { comboboost, freebet, hunting, lootbox, tournament } = found
  return [comboboost, hunting, lootbox, tournament, ...freebet].filter((bonus) => bonus !== null)
}

/**
 * Bets with a bonus of the slip: mostly as offered, sometimes with a false promise or with one free bet in two bets at
 * once.
 */
export async function betWithBonus(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const character = rng.pick(['big_combos', 'big_combos', 'small_singles', player.character] as const)
  const [bet] = betsFor(sim, { ...player, character }, rng)
  if (bet === undefined) return 'nothing on offer'
  const answer = await call(sim, player, 'findAvailableBonuses', { body: { bets: [bet] } })
  if (answer === null || answer.status !== 200) return 'unknown'
  const [found] = answer.answer.data
  const bonuses = (found === undefined ? [] : listed(found)).filter(
    ({ user_bonus_status: s }) => s === 'active' || s === 'available',
  )
  if (bonuses.length === 0) return 'none for this bet'
  const freebets = bonuses.filter(({ amount }) => amount !== null)
  const boost = bonuses.find(({ bonus_type: type }) => type === 'comboboost')
  const own = boost !== undefined && rng.chance(0.6) ? [boost] : bonuses.filter(({ amount }) => amount === null)
  const bonus = rng.pick(own.length === 0 || (freebets.length > 0 && rng.chance(0.5)) ? freebets : own)
  if (bonus.user_bonus_status === 'available')
    await call(sim, player, 'activateBonus', { params: { id: bonus.bonus_id } })
  const isInvented = rng.chance(0.08)
  const odds = isInvented ? bonus.bonus_odds + 1_000 : bonus.bonus_odds
  const stake =
    bonus.amount === null || bonus.currency === null ? bet.stake : { value: bonus.amount, currency: bonus.currency }
  const request: BetRequest = { ...bet, stake, bonus: { id: bonus.bonus_id, type: bonus.bonus_type, odds } }
  if (bonus.amount !== null && rng.chance(0.15)) return `twice: ${await twice(sim, player, request, rng)}`
  const before = sim.bets.size
  const received = await place(sim, player, [request], rng)
  if (isInvented && received === 'taken' && sim.isAlone && sim.bets.size > before)
    throw new Violation(
      `a bet of player ${player.index} was promised ${odds} by bonus ${bonus.bonus_id}, which gives ${bonus.bonus_odds}`,
    )
  return `${bonus.bonus_type}: ${received.replace(/^error\.\w+\./, '')}`
}

/**
 * Two tabs use one free bet, each for its own bet. Its remaining uses decide how many are accepted; the end checks it.
 */
async function twice(sim: Sim, player: SimPlayer, request: BetRequest, rng: Rng): Promise<string> {
  const attempts = [placement(sim, player, [request], rng), placement(sim, player, [request], rng)]
  const received = await Promise.all(attempts.map((attempt) => send(sim, attempt)))
  return received.map(wordOf).sort().join(', ')
}

/** Opens a box on a free bet, starts a bonus, tries a code, or reads the bonuses. */
export async function bonusAct(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const answer = await call(sim, player, 'getBonuses')
  if (answer === null || answer.status !== 200) return 'unknown'
  const { data } = answer.answer
  const kind = rng.pick(['box', 'box', 'box', 'start', 'start', 'code', 'seen'] as const)
  switch (kind) {
    case 'box':
      return `box: ${await opensBox(sim, player, data, rng)}`
    case 'start':
      return `start: ${await starts(sim, player, data, rng)}`
    case 'code':
      return `code: ${await triesCode(sim, player)}`
    case 'seen':
      return `seen: ${await seesAll(sim, player, data)}`
  }
}

async function opensBox(sim: Sim, player: SimPlayer, bonuses: readonly Bonus[], rng: Rng): Promise<string> {
  const box = bonuses.find(({ type }) => type === 'lootbox')
  const freebets = bonuses.filter(
    (bonus) => 'boost_data' in bonus && bonus.status !== 'bonus_over' && bonus.issued !== null,
  )
  if (box === undefined || freebets.length === 0) return 'nothing to raise'
  const freebet = rng.pick(freebets)
  const key = `sim-box-${player.index}-${sim.bonuses.boxes.length}`
  const opening = { player, key, freebetId: freebet.id, isKnown: false }
  sim.bonuses.boxes.push(opening)
  // Responses get lost, and a device repeats the request under its key.
  const times = rng.chance(0.3) ? 2 : 1
  let word = 'unknown'
  for (let i = 0; i < times; i++) {
    const opened = await call(sim, player, 'boostFreebet', {
      params: { id: box.id },
      body: { freebet_id: freebet.id },
      key,
    })
    if (opened === null) continue
    word = opened.status < OK ? 'opened' : opened.status === 401 ? 'unknown' : opened.error.key
    if (opened.status < OK) opening.isKnown = true
    else if (opening.isKnown) throw new Violation(`box key ${key} was refused after it was opened: ${opened.text}`)
  }
  return word
}

async function starts(sim: Sim, player: SimPlayer, bonuses: readonly Bonus[], rng: Rng): Promise<string> {
  const waiting = bonuses.filter(({ status }) => status === 'available' || status === 'overridden')
  if (waiting.length === 0) return 'nothing waits'
  const started = await call(sim, player, 'activateBonus', { params: { id: rng.pick(waiting).id } })
  return started === null ? 'unknown' : started.status < OK ? 'started' : started.error.key
}

async function triesCode(sim: Sim, player: SimPlayer): Promise<string> {
  const answers = await Promise.all(
    [1, 2].map(() => call(sim, player, 'applyPromoCode', { body: { code: PROMO_CODE.toLowerCase() } })),
  )
  const given = answers.filter((answer) => answer !== null && answer.status < OK).length
  if (given > 1) throw new Violation(`a code gave player ${player.index} ${given} times`)
  return given === 1 ? 'given' : 'not given'
}

async function seesAll(sim: Sim, player: SimPlayer, bonuses: readonly Bonus[]): Promise<string> {
  const unseen = bonuses.filter(({ issued }) => issued !== null && !issued.seen).slice(0, 20)
  if (unseen.length === 0) return 'nothing new'
  const entries = unseen.map(({ id, type }) => ({ id, type: type.startsWith('freebet') ? ('freebet' as const) : type }))
  const body = { bonuses: entries } as CallBody<'markBonusesAsSeen'>
  const seen = await call(sim, player, 'markBonusesAsSeen', { body })
  return seen === null ? 'unknown' : String(seen.status)
}
