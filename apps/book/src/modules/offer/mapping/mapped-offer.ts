import { EVENT_STATUS } from '@touchline/betting'
import type { Infra } from '../../../kernel/infra.ts'
import { createLoop, type Loop } from '../../../kernel/loop.ts'
import type { Providers } from '../../../kernel/ports/providers.ts'
import type { ProviderOrder } from '../../../kernel/provider-order.ts'
import { type EventEntry, isOpen } from '../../catalogue/index.ts'
import type { Offer } from '../offer.ts'
import { type ChoiceTerms, chooseOffered, type Stage } from './choose-offered.ts'
import { loadMappings, type MappedEvent, storeOffered } from './stored-mappings.ts'

const EVERY_MS = 1_000

/** What decides which provider offers an event that several have. */
export interface MappingTerms {
  readonly order: ProviderOrder
  /** How long a provider is down before the next one takes over, in ms; null: none does. */
  readonly failoverMs: number | null
}

export interface MappedOfferDeps extends Pick<Infra, 'db' | 'clock' | 'log' | 'metrics'>, MappingTerms {
  readonly offer: Pick<Offer, 'events' | 'board' | 'hold'>
  readonly providers: Pick<Providers, 'statusOf'>
}

interface Offered {
  readonly id: number
  /** It takes no bets: another provider reports a later stage of the match. */
  readonly isBehind: boolean
}

/** How far an event is. One that is called off is called off for its provider alone. */
function stageOf({ status }: EventEntry): Stage {
  if (status === EVENT_STATUS.live || status === EVENT_STATUS.stopped) return 'in play'
  return status === EVENT_STATUS.closed || status === EVENT_STATUS.finished ? 'over' : 'before'
}

/** Offers one event of each group and holds the others, in the process that owns the offer. */
export function createMappedOffer({
  db,
  clock,
  log,
  metrics,
  offer,
  providers,
  order,
  failoverMs,
}: MappedOfferDeps): Loop {
  /** Since when the providers of offered events are down, by group. */
  const downSince = new Map<bigint, number>()

  function terms(entry: EventEntry): ChoiceTerms {
    return { sportType: entry.tournament.category.sport.type, order, failoverMs, now: clock.now() }
  }

  /** The event of a group that is offered; null where nothing is known of it yet. */
  async function choose(groupId: bigint, members: readonly MappedEvent[]): Promise<Offered | null> {
    const current = members.find(({ isOffered }) => isOffered)?.eventId ?? null
    const entry = members.map(({ eventId }) => offer.events.get(eventId)).find((one) => one !== undefined)
    if (entry === undefined) return current === null ? null : { id: current, isBehind: false }
    const candidates = members.map(({ eventId: id, provider }) => {
      const own = offer.events.get(id)
      const isPriced = own !== undefined && isOpen(own) && offer.board.event(id) !== undefined
      const isUp = providers.statusOf(provider) === 'up'
      return { id, provider, isUp, isOpen: isPriced, stage: own === undefined ? 'before' : stageOf(own) } as const
    })
    const before = current === null ? null : { id: current, downSince: downSince.get(groupId) ?? null }
    const next = chooseOffered(candidates, before, terms(entry))
    if (next === null || next.downSince === null) downSince.delete(groupId)
    else downSince.set(groupId, next.downSince)
    if (next === null || next.id === current) return next
    const isFailover = current !== null
    if (!(await storeOffered(db, { groupId, before: current, id: next.id, isFailover }, clock.now()))) return null
    if (isFailover) {
      const [from, to] = [current, next.id].map((id) => members.find(({ eventId }) => eventId === id))
      if (to !== undefined) metrics.count('touchline_failovers_total', { provider: to.provider })
      log.warn(`${from?.provider} is down: ${to?.provider} offers ${to?.urn} in the place of ${from?.urn}.`)
    }
    return next
  }

  return createLoop({
    name: 'mapped events',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const groups = Map.groupBy(await loadMappings(db), ({ groupId }) => groupId)
      const holds = new Map<number, number>()
      const behind = new Set<number>()
      for (const [groupId, members] of groups) {
        const offered = await choose(groupId, members)
        if (offered === null) continue
        if (offered.isBehind) behind.add(offered.id)
        for (const { eventId } of members) if (eventId !== offered.id) holds.set(eventId, offered.id)
      }
      for (const groupId of downSince.keys()) if (!groups.has(groupId)) downSince.delete(groupId)
      offer.hold(holds, behind)
      return false
    },
  })
}
