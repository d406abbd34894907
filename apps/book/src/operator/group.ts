import { isOwnGroup } from '@touchline/contract'
import { findPlayerByName, setGroup } from '../modules/platform/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'group add|remove PLAYER GROUP'

/** Adds a player to a group of the operator's own: `group add rich@touchline.test gold`. It holds at once. */
export const group: Operation = {
  help: 'group add|remove PLAYER GROUP   groups of players, for what a site shows to some alone',
  usage,
  async run([word, login = '', name = '', ...rest], { db, clock }) {
    if ((word !== 'add' && word !== 'remove') || rest.length > 0) return misunderstood({ usage })
    if (!isOwnGroup(name))
      return {
        ok: false,
        text: 'A group is called by small letters, digits and hyphens, and not as one of the product.',
      }
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    await setGroup(db, player.id, name, word === 'add', clock.now())
    return { ok: true, text: `${login} is ${word === 'add' ? 'in' : 'not in'} ${name}.` }
  },
}
