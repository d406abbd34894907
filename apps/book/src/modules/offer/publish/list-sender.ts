import { marketKey } from '@touchline/betting'
import {
  type EventData,
  leagueList,
  listChannel,
  type MarketPatch,
  type RealtimeEvent,
  sportList,
} from '@touchline/contract'
import { SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import { type EventEntry, listingMarkets, type MatchEntry } from '../../catalogue/index.ts'
import type { BoardEvent, PriceBoard } from '../../pricing/index.ts'
import { marketsChanged, matchChanged, patchOf } from './events.ts'
import type { Pending } from './pending.ts'
import { hasRowMoved, type RowState, rowState } from './row-state.ts'

interface ListSenderDeps {
  readonly publisher: Publisher
  readonly board: PriceBoard
  isWatched(channel: string): boolean
}

/** Gathers what rows show of matches, and sends it to the channels of their lists: one message per list and flush. */
export interface ListSender {
  /** Adds the listed markets of a message that goes to the event's own channel now. */
  prices(entry: EventEntry, priced: BoardEvent, pending: Pending): void
  /** Adds score and clock, if rows show others than before. */
  state(entry: MatchEntry): void
  /** Sends the collected changes. */
  flush(): void
  /** The event is not sent any more. */
  forget(id: number): void
  clear(): void
}

/** What the lists of a match received last. */
interface Sent {
  /** Keys of the listed markets. */
  listed: ReadonlySet<string>
  state: RowState | null
}

interface Gathered {
  readonly prices?: EventData<'markets_changed'>
  /** Its state is sent, too. */
  readonly state?: MatchEntry
}

export function createListSender({ publisher, board, isWatched }: ListSenderDeps): ListSender {
  const sent = new Map<number, Sent>()
  /** By list, then by match. */
  const gathered = new Map<string, Map<number, Gathered>>()

  /** Lists of the match that are watched in some language. */
  function watchedLists({ tournament }: MatchEntry): readonly string[] {
    const lists = [sportList(tournament.category.sport.id), leagueList(tournament.id)]
    return lists.filter((list) => SERVED_LOCALES.some((locale) => isWatched(listChannel(locale, list))))
  }

  /** The last state sent of the match; null while no list of it is watched: the next message is sent whole. */
  function open(entry: MatchEntry): { readonly last: Sent; readonly lists: readonly string[] } | null {
    const lists = watchedLists(entry)
    if (lists.length === 0) {
      sent.delete(entry.id)
      return null
    }
    const last = sent.get(entry.id) ?? { listed: new Set(), state: null }
    sent.set(entry.id, last)
    return { last, lists }
  }

  function add(id: number, lists: readonly string[], more: Gathered): void {
    for (const list of lists) {
      const matches = gathered.get(list) ?? new Map<number, Gathered>()
      gathered.set(list, matches)
      matches.set(id, { ...matches.get(id), ...more })
    }
  }

  function send(list: string, matches: ReadonlyMap<number, Gathered>): void {
    const channels = SERVED_LOCALES.filter((locale) => isWatched(listChannel(locale, list)))
    const hasWords = [...matches.values()].some(({ state }) => state !== undefined)
    if (!hasWords) {
      const [first] = channels
      if (first === undefined) return
      const names = channels.map((locale) => listChannel(locale, list))
      void publisher.broadcast(names, listChanged(matches, board, first))
      return
    }
    for (const locale of channels)
      void publisher.publish(listChannel(locale, list), listChanged(matches, board, locale))
  }

  return {
    prices(entry, priced, pending) {
      if (entry.type !== 'match') return
      const opened = open(entry)
      if (opened === null) return
      const { listed, patches } = listedPatches(entry, priced, pending, opened.last.listed)
      opened.last.listed = listed
      if (patches.length === 0) return
      add(entry.id, opened.lists, { prices: marketsChanged(priced, patches, []).data })
    },
    state(entry) {
      const opened = open(entry)
      if (opened === null) return
      const state = rowState(entry, board.event(entry.id))
      if (opened.last.state !== null && !hasRowMoved(opened.last.state, state)) return
      opened.last.state = state
      add(entry.id, opened.lists, { state: entry })
    },
    flush() {
      if (gathered.size === 0) return
      const due = [...gathered]
      gathered.clear()
      for (const [list, matches] of due) send(list, matches)
    },
    forget: (id) => void sent.delete(id),
    clear() {
      sent.clear()
      gathered.clear()
    },
  }
}

/**
 * Patches of the markets that are listed, or were until now. When a page finds a market in them that it does not list,
 * it requests the list: so a market that replaces another is in them even if its price did not move.
 */
function listedPatches(
  entry: MatchEntry,
  priced: BoardEvent,
  { changed, fresh, removed }: Pending,
  before: ReadonlySet<string>,
): { readonly listed: ReadonlySet<string>; readonly patches: MarketPatch[] } {
  const { main, secondary, further } = listingMarkets(priced, entry.tournament.category.sport.key)
  const markets = [main, secondary, ...further].filter((market) => market !== null)
  const listed = new Set(markets.map(({ id, specifier }) => marketKey(id, specifier)))
  const left = [...before].filter((key) => !listed.has(key))
  const due = [
    ...left.map(
      (key) => removed.get(key) ?? (changed.has(key) || fresh.has(key) ? priced.markets.get(key) : undefined),
    ),
    ...[...listed]
      .filter((key) => !before.has(key) || changed.has(key) || fresh.has(key))
      .map((key) => priced.markets.get(key)),
  ]
  return { listed, patches: due.flatMap((market) => (market === undefined ? [] : patchOf(market))) }
}

function listChanged(gathered: ReadonlyMap<number, Gathered>, board: PriceBoard, locale: ServedLocale): RealtimeEvent {
  const matches = [...gathered.values()]
  return {
    type: 'list_changed',
    data: {
      prices: matches.flatMap(({ prices }) => prices ?? []),
      states: matches.flatMap(({ state }) =>
        state === undefined ? [] : matchChanged(state, board.event(state.id), locale).data,
      ),
    },
  }
}
