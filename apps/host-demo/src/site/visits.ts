import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BookClient } from '../book/book-client.ts'
import type { Player } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import { cookieOf, type Sessions } from '../players/sessions.ts'

export const THEMES = ['dark', 'light', 'device'] as const
export type Theme = (typeof THEMES)[number]

/** Who looks at a page, and how. */
export interface Visit {
  readonly player: Player | null
  /** What the player has at the book, in subunits of their currency; null where it is not known now. */
  readonly balance: number | null
  readonly theme: Theme
}

export interface Visits {
  of(request: FastifyRequest): Promise<Visit>
  /** The player of a request; null, and led to the way in, where there is none. */
  playerOr(request: FastifyRequest, reply: FastifyReply): Player | null
  playerOf(request: FastifyRequest): Player | null
  /** In subunits of the player's currency; null where the book does not respond. */
  balanceOf(player: Player): Promise<number | null>
}

export interface VisitParts {
  readonly players: Players
  readonly sessions: Sessions
  readonly book: BookClient
}

export function createVisits({ players, sessions, book }: VisitParts): Visits {
  function playerOf({ headers }: FastifyRequest): Player | null {
    const id = sessions.playerOf(headers.cookie)
    return id === null ? null : players.find(id)
  }
  async function balanceOf(player: Player): Promise<number | null> {
    const answer = await book.balances(player)
    if (answer.kind !== 'done') return null
    // Who has never been at the book has no account there yet.
    return answer.data.find(({ currency }) => currency === player.currency)?.balance ?? 0
  }
  return {
    playerOf,
    balanceOf,
    playerOr(request, reply) {
      const player = playerOf(request)
      if (player === null) void reply.redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303)
      return player
    },
    async of(request) {
      const player = playerOf(request)
      const theme = cookieOf(request.headers.cookie, 'harbour-theme')
      return {
        player,
        balance: player === null ? null : await balanceOf(player),
        theme: THEMES.find((one) => one === theme) ?? 'device',
      }
    },
  }
}
