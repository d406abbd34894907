import { EVENT_STATUS, type Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { loadOpenEvents, type OpenEvent } from '../../catalogue/index.ts'
import { type Suggestion, suggestPairs } from './suggest-pairs.ts'

/** An event of a group. */
export interface MappedEvent {
  readonly groupId: bigint
  readonly provider: Provider
  readonly urn: string
  readonly eventId: number
  readonly isOffered: boolean
}

/** Why two events were not mapped. */
export type MappingFault =
  | { readonly kind: 'unknown'; readonly urn: string }
  | { readonly kind: 'same_provider' | 'other_sport' | 'other_kind' }
  | { readonly kind: 'taken'; readonly by: string }

export type MappingOutcome = { readonly kind: 'done' } | MappingFault

/** Events that are mapped to others, group by group: of groups in which at least one event is not over. */
export async function loadMappings(db: Db): Promise<readonly MappedEvent[]> {
  return db.query<MappedEvent & object>(
    `SELECT e.group_id AS "groupId", e.provider, e.urn, e.match_id AS "eventId", g.offered_id IS NOT DISTINCT FROM e.match_id AS "isOffered"
     FROM event_mappings e JOIN event_groups g ON g.id = e.group_id
     WHERE EXISTS (
       SELECT 1 FROM event_mappings o JOIN matches m ON m.id = o.match_id
       WHERE o.group_id = e.group_id AND m.status < ${EVENT_STATUS.finished}
     ) ORDER BY e.group_id, e.provider`,
    [],
  )
}

/** How many events of several providers are mapped, wait for a person, and were taken over. */
export async function countMappings(db: Db): Promise<{ mapped: number; suggested: number; failovers: number }> {
  const [row] = await db.query<{ mapped: number; failovers: number }>(
    `SELECT count(*)::int AS mapped, coalesce(sum(failovers), 0)::int AS failovers FROM event_groups g
     WHERE EXISTS (SELECT 1 FROM event_mappings e WHERE e.group_id = g.id OFFSET 1)`,
    [],
  )
  const suggested = (await loadSuggestions(db)).length
  return { mapped: row?.mapped ?? 0, suggested, failovers: row?.failovers ?? 0 }
}

/** Pairs that are probably the same event, and that are neither confirmed nor rejected. */
export async function loadSuggestions(db: Db): Promise<readonly Suggestion[]> {
  const events = await loadOpenEvents(db)
  const groups = new Map((await loadMappings(db)).map(({ eventId, groupId }) => [eventId, groupId]))
  const rejects = new Set(
    (await db.query<{ pair: string }>(`SELECT one_id || ' ' || other_id AS pair FROM mapping_rejects`, [])).map(
      ({ pair }) => pair,
    ),
  )
  return suggestPairs(events, (one, other) => {
    const [group, otherGroup] = [groups.get(one.id), groups.get(other.id)]
    return (group !== undefined && group === otherGroup) || rejects.has(pairOf(one.id, other.id).join(' '))
  })
}

/**
 * Records that two events of different providers are the same event. Each joins the group of the other; a group has one
 * event of each provider.
 */
export async function confirmMapping(db: Db, urns: readonly [string, string], now: number): Promise<MappingOutcome> {
  const pair = await findPair(db, urns)
  if ('kind' in pair) return pair
  return db.tx(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('event mappings'))", [])
    // Bets that are being stored on either count before they count together.
    await tx.query('SELECT hold_for_results($1)', [pair.map(({ id }) => id)])
    const groups: bigint[] = []
    for (const { id } of pair) {
      const [row] = await tx.query<{ group_id: bigint }>('SELECT group_id FROM event_mappings WHERE match_id = $1', [
        id,
      ])
      if (row !== undefined) groups.push(row.group_id)
    }
    const groupId = groups[0] ?? (await newGroup(tx))
    const taken = await tx.query<{ provider: Provider; urn: string; match_id: number }>(
      'SELECT provider, urn, match_id FROM event_mappings WHERE group_id = ANY ($1::bigint[])',
      [[groupId, ...groups]],
    )
    const members = [
      ...taken.map(({ provider, urn, match_id: id }) => ({ provider, urn, id })),
      ...pair.filter(({ id }) => !taken.some((row) => row.match_id === id)),
    ]
    const twice = members.find(({ provider, id }) => members.some((one) => one.provider === provider && one.id < id))
    const other = members.find(({ provider, id }) => provider === twice?.provider && id !== twice.id)
    if (twice !== undefined && other !== undefined) return { kind: 'taken', by: other.urn }
    for (const { provider, urn, id } of pair) {
      await tx.query(
        `INSERT INTO event_mappings (provider, urn, match_id, group_id, confirmed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (match_id) DO NOTHING`,
        [provider, urn, id, groupId, new Date(now)],
      )
    }
    for (const joined of groups.filter((id) => id !== groupId)) {
      await tx.query('UPDATE event_mappings SET group_id = $1 WHERE group_id = $2', [groupId, joined])
      await tx.query('DELETE FROM event_groups WHERE id = $1', [joined])
    }
    const [one, greater] = pairOf(pair[0].id, pair[1].id)
    await tx.query('DELETE FROM mapping_rejects WHERE one_id = $1 AND other_id = $2', [one, greater])
    return { kind: 'done' }
  })
}

/** Records that two events are different: the pair is not suggested again, and a mapping of it ends. */
export async function rejectMapping(db: Db, urns: readonly [string, string], now: number): Promise<MappingOutcome> {
  const pair = await findPair(db, urns)
  if ('kind' in pair) return pair
  const [one, other] = pairOf(pair[0].id, pair[1].id)
  return db.tx(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('event mappings'))", [])
    await tx.query(
      'INSERT INTO mapping_rejects (one_id, other_id, rejected_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [one, other, new Date(now)],
    )
    const [group] = await tx.query<{ offered: boolean }>(
      `SELECT coalesce(g.offered_id = $2, false) AS offered FROM event_mappings a JOIN event_mappings b USING (group_id)
       JOIN event_groups g ON g.id = a.group_id WHERE a.match_id = $1 AND b.match_id = $2`,
      [pair[0].id, pair[1].id],
    )
    // One of the two leaves the group: never the one that is offered.
    const leaving = group === undefined ? null : pair[group.offered ? 0 : 1].id
    if (leaving !== null) await tx.query('DELETE FROM event_mappings WHERE match_id = $1', [leaving])
    return { kind: 'done' }
  })
}

/** Lets the event of a provider take the bets of its group. */
export async function offerMapped(db: Db, urn: string, now: number): Promise<MappingOutcome> {
  const rows = await db.query(
    `UPDATE event_groups g SET offered_id = e.match_id, offered_at = $2 FROM event_mappings e
     WHERE e.group_id = g.id AND e.urn = $1 RETURNING 1`,
    [urn, new Date(now)],
  )
  return rows.length === 0 ? { kind: 'unknown', urn } : { kind: 'done' }
}

/** Stores which event of a group takes bets. @returns false where another one was chosen since */
export async function storeOffered(
  db: Db,
  { groupId, before, id, isFailover }: OfferedChange,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE event_groups SET offered_id = $2, offered_at = $3, failovers = failovers + $4::int
     WHERE id = $1 AND offered_id IS NOT DISTINCT FROM $5 RETURNING 1`,
    [groupId, id, new Date(now), isFailover ? 1 : 0, before],
  )
  return rows.length > 0
}

/** Another event of a group takes bets. */
export interface OfferedChange {
  readonly groupId: bigint
  readonly before: number | null
  readonly id: number
  readonly isFailover: boolean
}

async function newGroup(tx: Db): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>('INSERT INTO event_groups DEFAULT VALUES RETURNING id', [])
  if (row === undefined) throw new Error('The group of events was not stored.')
  return row.id
}

async function findPair(
  db: Db,
  [first, second]: readonly [string, string],
): Promise<readonly [OpenEvent, OpenEvent] | MappingFault> {
  const events = await loadOpenEvents(db)
  const [one, other] = [first, second].map((urn) => events.find((event) => event.urn === urn))
  if (one === undefined) return { kind: 'unknown', urn: first }
  if (other === undefined) return { kind: 'unknown', urn: second }
  if (one.provider === other.provider) return { kind: 'same_provider' }
  if (one.kind !== other.kind) return { kind: 'other_kind' }
  return one.sport === other.sport ? [one, other] : { kind: 'other_sport' }
}

function pairOf(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}
