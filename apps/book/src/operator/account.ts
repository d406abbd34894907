import { closePlayer, findPlayerByName, reopenPlayer } from '../modules/platform/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'account PLAYER close|reopen WHY...'
const WHY_NOT = {
  account_not_empty: 'There is money in the account, or on its way: it has to be withdrawn first.',
  bets_open: 'Bets of this account are still to be settled.',
}

/** Closes an account for its player, or opens it again; why is kept in the operators' log. */
export const account: Operation = {
  help: 'account PLAYER close|reopen WHY   closes an account, or opens it again',
  usage,
  async run([login = '', what = '', ...why], { db, clock, signals }) {
    if ((what !== 'close' && what !== 'reopen') || why.length === 0) return misunderstood({ usage })
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    if (what === 'reopen') {
      await reopenPlayer(db, player.id)
      return { ok: true, text: `${login} can sign in again.` }
    }
    const refused = await closePlayer(db, player.id, clock.now())
    if (refused !== null) return { ok: false, text: WHY_NOT[refused] }
    signals.emit('session_ended', null)
    return { ok: true, text: `The account of ${login} is closed.` }
  },
}
