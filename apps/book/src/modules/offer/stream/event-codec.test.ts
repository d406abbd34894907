import { expect, test } from 'vitest'
import type { CompetitorRow, MatchEntry, TournamentRow } from '../../catalogue/index.ts'
import { decodeEvent, encodeEvent } from './event-codec.ts'

test('a follower knows which event is offered in place of a held match', () => {
  const [tournament, home, away] = [{ id: 5 } as TournamentRow, { id: 6 } as CompetitorRow, { id: 7 } as CompetitorRow]
  const shared = { startsAt: 1, scoreAt: 1, speed: 1, version: 1, status: 0, score: null, betStop: null } as const
  const held: MatchEntry = { ...shared, type: 'match', id: 1, tournament, home, away, offeredAs: 2 }
  const reference = {
    tournaments: new Map([[5, tournament]]),
    competitors: new Map([home, away].map((one) => [one.id, one])),
  }
  const sent = JSON.parse(JSON.stringify(encodeEvent(held)))
  expect(decodeEvent(sent, reference)).toEqual(held)
})
