import { changePoints, findPlayerByName } from '../modules/platform/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'points PLAYER +N|-N WHY...'
const MOST = 1_000_000

/** Gives a player loyalty points, or takes some; why is kept. */
export const points: Operation = {
  help: 'points PLAYER +N|-N WHY   gives a player loyalty points, or takes some',
  usage,
  async run([login = '', amount = '', ...why], { db, clock }) {
    const change = /^[+-]\d{1,7}$/.test(amount) ? Number(amount) : 0
    if (change === 0 || Math.abs(change) > MOST || why.length === 0) return misunderstood({ usage })
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    await changePoints(db, { playerId: player.id, points: change, reason: why.join(' ') }, clock.now())
    return { ok: true, text: `${login} has ${amount} points.` }
  },
}
