import { randomUUID } from 'node:crypto'
import { isPassword, sealPassword } from './passwords.ts'
import type { Player } from './player.ts'
import type { Store } from './store.ts'

/** The demo player, named on the sign-in page. */
export const DEMO = { email: 'demo@harbour.test', password: 'harbour lights' } as const

type NewPlayer = Omit<Player, 'id' | 'password' | 'dayLimit'> & { readonly plain: string }

/** Players of this host. */
export interface Players {
  find(id: string): Player | null
  /** The player with this e-mail and password; null where there is none. */
  signIn(email: string, password: string): Promise<Player | null>
  /** Null where another player has this e-mail. */
  add(player: NewPlayer): Promise<Player | null>
  setDayLimit(id: string, limit: number | null): void
}

const spelled = (email: string) => email.trim().toLowerCase()
/** Compared with where there is no such player, so that both responses take equally long. */
const NOBODYS = sealPassword(randomUUID())

export function createPlayers(store: Store): Players {
  const byEmail = (email: string) => [...store.players.values()].find((player) => player.email === spelled(email))
  async function add({ plain, ...person }: NewPlayer, id: string): Promise<Player | null> {
    const password = await sealPassword(plain)
    if (byEmail(person.email) !== undefined) return null
    const player = { ...person, id, email: spelled(person.email), password, dayLimit: null }
    store.putPlayer(player)
    return player
  }
  const demo = { firstName: 'Robin', lastName: 'Hale', country: 'DE', bornOn: '1990-05-17', currency: 'EUR' } as const
  const withDemo = add({ ...demo, email: DEMO.email, plain: DEMO.password }, 'demo')
  return {
    find: (id) => store.players.get(id) ?? null,
    async signIn(email, password) {
      await withDemo
      const player = byEmail(email)
      const isRight = await isPassword(player?.password ?? (await NOBODYS), password)
      return isRight && player !== undefined ? player : null
    },
    add: async (player) => {
      await withDemo
      return add(player, randomUUID())
    },
    setDayLimit(id, dayLimit) {
      const player = store.players.get(id)
      if (player !== undefined) store.putPlayer({ ...player, dayLimit })
    },
  }
}
