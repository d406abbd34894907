import { leagueList, sportList } from '@touchline/contract/channels'
import type { Channels } from './channels.ts'

type Stop = () => void

/** An event with a row. A match is on the lists of its sport and its league; both are 0 for other events. */
export interface RowEvent {
  readonly id: number
  readonly sportId: number
  readonly leagueId: number
}

export interface RowHoldsPorts {
  readonly channels: Pick<Channels, 'hold' | 'holdList' | 'onListGap' | 'state'>
  /** Fetches this event again. */
  readonly need: (eventId: number) => void
  /** Whether the server publishes lists. */
  readonly hasLists: () => boolean
  /** How many channels of single events rows hold. @default 30 */
  readonly cap?: number
}

type Hold = (row: RowEvent) => Stop

/** Rows hold the channels of their events, the first `cap` of them; the rest move up as rows leave. */
function createSingleHolds({ channels, cap = 30 }: RowHoldsPorts): Hold {
  const rows = new Set<{ readonly eventId: number; release: Stop | null }>()

  function fill(): void {
    let held = 0
    for (const row of rows) {
      if (held === cap) return
      row.release ??= channels.hold(row.eventId)
      held++
    }
  }

  return ({ id }) => {
    const row = { eventId: id, release: null as Stop | null }
    rows.add(row)
    fill()
    return () => {
      if (!rows.delete(row)) return
      row.release?.()
      fill()
    }
  }
}

/** The rows of one sport on screen, and the list that they follow. */
interface List {
  name: string
  stop: Stop
  readonly rows: Set<RowEvent>
  /** Matches that the list has kept right since they were fetched. */
  readonly fresh: Set<number>
}

/**
 * Rows of a sport share one list: that of their league as long as it is the only one, then that of the sport. What a
 * row shows may be older than the list's first message: its match is fetched when it comes, and after a gap.
 */
function createListHolds({ channels, need }: RowHoldsPorts): Hold {
  const lists = new Map<number, List>()

  function refresh(list: List, id: number): void {
    list.fresh.add(id)
    need(id)
  }

  function follow(list: List, name: string): void {
    if (list.name === name) return
    const stop = channels.holdList(name)
    list.stop()
    list.name = name
    list.stop = stop
  }

  channels.onListGap((name) => {
    for (const list of lists.values()) {
      if (list.name !== name) continue
      list.fresh.clear()
      for (const { id } of list.rows) refresh(list, id)
    }
  })

  return (row) => {
    const { id, sportId, leagueId } = row
    const list = lists.get(sportId) ?? { name: '', stop: () => {}, rows: new Set(), fresh: new Set() }
    lists.set(sportId, list)
    list.rows.add(row)
    const own = leagueList(leagueId)
    follow(list, list.name === '' || list.name === own ? own : sportList(sportId))
    // Before there is a connection nothing is older than the page; the list's opening is a gap.
    if (!list.fresh.has(id) && channels.state() !== 'starting') refresh(list, id)
    return () => {
      if (!list.rows.delete(row) || list.rows.size > 0) return
      list.stop()
      lists.delete(sportId)
    }
  }
}

/**
 * What rows on screen follow: matches the lists of their sports, other events, and all where the server publishes no
 * lists, the channels of the events.
 */
export function createRowHolds(ports: RowHoldsPorts): Hold {
  const [alone, listed] = [createSingleHolds(ports), createListHolds(ports)]
  return (row) => (row.sportId > 0 && ports.hasLists() ? listed : alone)(row)
}
