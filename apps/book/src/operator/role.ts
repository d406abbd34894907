import { findPlayerByName, setOperator } from '../modules/platform/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'role PLAYER operator|player'
const SAID = { operator: 'may edit the site from now on', player: 'may not edit the site any more' }

/** Sets the role of a user: `role editor@touchline.test operator` makes one an editor of the site. It holds at once. */
export const role: Operation = {
  help: 'role PLAYER operator|player   who may edit the site',
  usage,
  async run([login = '', name = '', ...rest], { db }) {
    if ((name !== 'operator' && name !== 'player') || rest.length > 0) return misunderstood({ usage })
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    await setOperator(db, player.id, name === 'operator')
    return { ok: true, text: `${login} ${SAID[name]}.` }
  },
}
