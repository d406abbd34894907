import { findPlayerByName, type Hold, listHolds, releaseHolds } from '../modules/platform/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'holds | holds release PLAYER WHY...'

function lineOf({ id, player, reason, matched, kinds, created_at }: Hold): string {
  const since = created_at.toISOString().slice(0, 16)
  return reason === 'under_age'
    ? `${id}  ${since}  ${player}: says they were born on ${kinds.join(', ')}`
    : `${id}  ${since}  ${player}: the same person as ${matched ?? 'a closed account'} by ${kinds.join(', ')}`
}

/** Lists the accounts on hold, and releases one after a review; the reason is kept in the operators' log. */
export const holds: Operation = {
  help: 'holds [release PLAYER WHY]   accounts kept out of play: too young, or the person of one that is excluded or closed',
  usage,
  async run([word, login = '', ...why], { db, clock }) {
    if (word === undefined) {
      const all = await listHolds(db)
      return { ok: true, text: all.length === 0 ? 'No account is held.' : all.map(lineOf).join('\n') }
    }
    if (word !== 'release' || why.length === 0) return misunderstood({ usage })
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    const released = await releaseHolds(db, player.id, clock.now())
    if (released === 0) return { ok: false, text: `${login} is not held.` }
    return { ok: true, text: `${login} may play again.` }
  },
}
