import type { Rng } from '@touchline/sports'
import { perform } from '../../../operator/perform.ts'
import { FREEBETS, JACKPOT } from '../bonuses/on-offer.ts'
import type { Sim } from '../sim.ts'
import { ask } from './ask.ts'

const KEYS = [...FREEBETS.map(({ key }) => key), 'sim-short']

async function operates(sim: Sim, name: string, ...args: readonly string[]): Promise<string | null> {
  const asked = await ask(sim, () => perform({ name, args }, { ...sim.book.parts, newSeed: sim.newSeed }))
  if (asked.kind === 'unknown') return null
  return asked.value.text
}

/** Free bets for a handful of players who play much. */
export async function giveBonuses(sim: Sim, rng: Rng): Promise<string> {
  const words: string[] = []
  for (let i = rng.int(2, 5); i > 0; i--) {
    const { email } = rng.chance(0.8) ? rng.pick(sim.regulars) : rng.pick(sim.players)
    const answer = await operates(
      sim,
      'bonus',
      'issue',
      rng.pick(KEYS),
      email,
      `sim-${sim.step}-${sim.bonuses.gifts++}`,
    )
    words.push(answer === null ? 'unknown' : / has /.test(answer) ? 'given' : 'not given')
  }
  return [...new Set(words)].sort().join(', ')
}

/** An operator reviews what a jackpot has to pay, or makes a level due. */
export async function lookAtJackpot(sim: Sim, rng: Rng): Promise<string> {
  if (rng.chance(0.3)) {
    const level = rng.pick(JACKPOT.levels).code
    sim.bonuses.dueLevels.push(level)
    return (await operates(sim, 'jackpot', 'due', JACKPOT.code, level)) === null ? 'unknown' : 'due'
  }
  const id = /^(\d+) {2}/m.exec((await operates(sim, 'jackpot', 'hits')) ?? '')?.[1]
  if (id === undefined) return 'no hit waits'
  const words = rng.chance(0.6) ? ['approve', id] : ['decline', id, 'looks', 'wrong']
  return (await operates(sim, 'jackpot', ...words)) === null ? 'unknown' : (words[0] ?? '')
}

/** A bonus is paused for a while, or goes on. */
export async function pauseBonus(sim: Sim, rng: Rng): Promise<string> {
  const { paused } = sim.bonuses
  const key = paused ?? rng.pick(['sim-boost', 'sim-hunt', 'sim-freebet'])
  const answer = await operates(sim, 'bonus', paused === null ? 'pause' : 'resume', key)
  if (answer === null) return 'unknown'
  sim.bonuses.paused = paused === null ? key : null
  return paused === null ? 'paused' : 'resumed'
}
