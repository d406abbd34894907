import type { Db } from '../db/index.ts'
import { countMappings } from '../modules/offer/index.ts'
import { loadProducerStates, type ProducerState } from '../modules/providers/index.ts'
import { type FeedStatus, loadFeedStatus } from '../modules/sources/uof/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = 'feed status'

/** Shows the sessions with data feeds, their producers, and what is left of the vendor's recoveries. */
export const feed: Operation = {
  help: 'feed status   sessions with data feeds, their producers, and recoveries that are left',
  usage,
  onlyLooks: () => true,
  async run([word, ...more], { db, clock }) {
    if (word !== 'status' || more.length > 0) return misunderstood({ usage })
    return { ok: true, text: [...(await lines(db, clock.now())), ...(await mappingLine(db))].join('\n') }
  },
}

async function lines(db: Db, now: number): Promise<readonly string[]> {
  const sessions = await loadFeedStatus(db, now)
  if (sessions.length === 0)
    return ['No session with a feed was ever opened: UOF_MQ_URL is not set, or no process has the role feed.']
  const producers = await loadProducerStates(db, now)
  return sessions.flatMap((session) => [
    lineOf(session, packagesOf(session, producers), now),
    ...packagesOf(session, producers).map((one) => packageLine(one, now)),
    ...session.producers.map((one) => producerLine(one, now)),
    ...unknownLine('markets without a description', session.unknown.market),
    ...unknownLine("producers that are not in the vendor's list", session.unknown.producer),
    ...unknownLine('events that this book does not offer', session.unknown.event),
    ...sportsLine(session.otherSports),
    ...session.nameless.map(({ language, count }) => `  ${count} people and sides have no name in ${language}`),
  ])
}

async function mappingLine(db: Db): Promise<readonly string[]> {
  const { mapped, suggested, failovers } = await countMappings(db)
  if (mapped + suggested === 0) return []
  return [
    `${mapped} events of several providers are mapped, ${suggested} suggestions wait (map), ${failovers} failovers`,
  ]
}

/** So many are named. */
const MOST_NAMED = 5

function unknownLine(what: string, unknown: FeedStatus['unknown']['market']): readonly string[] {
  if (unknown.length === 0) return []
  const named = unknown
    .slice(0, MOST_NAMED)
    .map(({ name, times, why }) => `${name} (${times} messages${why === null ? '' : `; ${why}`})`)
  const more = unknown.length > MOST_NAMED ? `, and ${unknown.length - MOST_NAMED} more` : ''
  return [`  ${unknown.length} ${what}: ${named.join(', ')}${more}`]
}

function sportsLine(sports: readonly string[]): readonly string[] {
  return sports.length === 0 ? [] : [`  sports that this book does not offer: ${sports.join(', ')}`]
}

/** A session whose row was not renewed for this long is held by no process. */
const STALE_MS = 10_000

/** A package, and how it is by the reading that takes its provider down. */
type ShownPackage = FeedStatus['packages'][number] &
  Pick<ProducerState, 'state'> & { readonly messageAt: number | null }

/** A package that is not complete is down, even if its vendor reports it up. */
function packagesOf({ provider, packages }: FeedStatus, producers: readonly ProducerState[]): readonly ShownPackage[] {
  return packages.map((one) => {
    const sign = producers.find((other) => other.provider === provider && other.producer === one.producer)
    return { ...one, state: one.why === null ? (sign?.state ?? 'open') : 'down', messageAt: sign?.messageAt ?? null }
  })
}

function lineOf(session: FeedStatus, packages: readonly ShownPackage[], now: number): string {
  const { provider, why, generation, pending, rejects, updatedAt } = session
  // One package that is lost takes the whole provider down.
  const lost = session.state === 'open' ? packages.find(({ state }) => state !== 'open') : undefined
  const state = lost?.state ?? session.state
  const since = lost?.messageAt ?? session.since
  const isStale = now - updatedAt > STALE_MS
  const how = isStale
    ? `not held since ${time(updatedAt)}`
    : `${state}${why === null ? '' : ` (${why})`} since ${time(since)}`
  return `${provider}  ${how}, connection ${generation}, ${pending} messages waiting, ${rejects} put aside in 24 h`
}

function packageLine({ id, producer, state, why, messageAt, receivedAt }: ShownPackage, now: number): string {
  const name = producer === '1' ? 'in play' : 'before the start'
  const lag = messageAt === null ? 'no sign of life' : `${secondsSince(messageAt, now)} s behind`
  const last = receivedAt === null ? 'no message yet' : `last message ${time(receivedAt)}`
  return `  ${id} ${name}  ${state}${why === null ? '' : ` (${why})`}, ${lag}, ${last}`
}

function producerLine(one: FeedStatus['producers'][number], now: number): string {
  const lag = one.playedAt === null ? 'nothing played' : `${secondsSince(one.playedAt, now)} s behind`
  const checkpoint = one.checkpointAt === null ? 'never complete' : `complete until ${time(one.checkpointAt)}`
  const { left, of } = one.recoveries
  return `  ${one.producer} ${one.name}  ${one.phase}${one.why === null ? '' : ` (${one.why})`}, ${lag}, ${checkpoint}, ${left} of ${of} recoveries left`
}

const secondsSince = (at: number, now: number) => Math.max(0, Math.round((now - at) / 1_000))
const time = (at: number) => new Date(at).toISOString()
