import { findPlayerByName } from '../modules/platform/index.ts'
import { endImposedPauses, startPause } from '../modules/protection/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'exclude PLAYER DAYS [break] | exclude PLAYER off'

/**
 * Refuses a player's bets and deposits for some days and ends all their sessions: `exclude demo@touchline.test 180`.
 */
export const exclude: Operation = {
  help: 'exclude PLAYER DAYS [break]   no bets and deposits for so long; `off` ends what an operator began',
  usage,
  async run([login = '', text = '', kind, ...rest], { db, clock, signals }) {
    const isBreak = kind === 'break'
    if (rest.length > 0 || (kind !== undefined && !isBreak)) return misunderstood({ usage })
    if (text !== 'off' && !/^[1-9]\d{0,3}$/.test(text)) return misunderstood({ usage })
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    const { id: playerId } = player
    const now = clock.now()
    if (text === 'off') {
      const ended = await endImposedPauses(db, playerId, now)
      if (ended === 0)
        return { ok: false, text: `${login} is not excluded by an operator; what players begin ends by its own rule.` }
      return { ok: true, text: `${login} may bet again.` }
    }
    const days = Number(text)
    const type = isBreak ? ('coolingoff' as const) : ('selfexclusion' as const)
    const limit = await db.tx((tx) => startPause(tx, { playerId, type, days, isImposed: true, now }))
    signals.emit('session_ended', null)
    return { ok: true, text: `${login} is excluded until ${limit.disable_at}.` }
  },
}
