import { readFileSync } from 'node:fs'
import { readRecording } from '../../modules/sources/uof/index.ts'
import { moveJsonTimes } from './move-times.ts'
import type { Pace } from './play-programme.ts'
import type { Trade360Vendor } from './trade360-vendor.ts'

interface Trade360Recorded {
  /** After the first one. */
  readonly afterMs: number
  /** Unix ms of its arrival. */
  readonly at: number
  readonly body: string
}

/** Messages of TRADE360 with their times in ms after the first one, and the snapshot from before them. */
export interface Trade360Programme {
  readonly messages: readonly Trade360Recorded[]
  readonly snapshots: readonly string[]
  /** Snapshots of outrights. */
  readonly outrights: readonly string[]
  /** Unix ms at which it was recorded. */
  readonly recordedAt: number
}

interface Named {
  readonly Id: number
  readonly Name?: string
}
interface SnapshotMarket extends Named {
  readonly Bets?: readonly (Named & { readonly Line?: string; readonly ParticipantId?: number })[]
}
interface SnapshotEvent {
  readonly FixtureId: number
  readonly Fixture?: object | null
  readonly Livescore?: object | null
  readonly Markets?: readonly SnapshotMarket[] | null
}
/** An outright in its season and league. A message has only the fields that changed. */
interface SnapshotOutright {
  readonly FixtureId: number
  readonly FixtureName?: string | null
  readonly OutrightLeague?: object | null
  readonly Markets?: readonly SnapshotMarket[] | null
}
interface Competition extends Named {
  readonly Competitions?: readonly (Named & { readonly Events?: readonly SnapshotOutright[] | null })[] | null
}

const HEARTBEATS: readonly number[] = [31, 32]
const SETTLEMENTS: readonly number[] = [35, 43]
const STEP_MS = 20
/** A row changed within this time before a message was changed by it. */
const NEWS_MS = 10_000

/** Whether a recording is one of TRADE360, whose messages are JSON. */
export function isTrade360File(file: string): boolean {
  if (!file.endsWith('.jsonl')) return false
  const { messages, documents } = readRecording(readFileSync(file, 'utf8'))
  const first = messages[0]?.body ?? [...documents.values()][0] ?? ''
  return first.trimStart().startsWith('{')
}

/** Reads recordings, one after the other. */
export function readTrade360Programme(files: readonly string[]): Trade360Programme {
  const messages: Trade360Recorded[] = []
  const snapshots: string[] = []
  const outrights: string[] = []
  let recordedAt: number | null = null
  for (const file of files) {
    const before = messages.at(-1)?.afterMs ?? 0
    const recording = readRecording(readFileSync(file, 'utf8'))
    for (const [path, body] of recording.documents)
      (path.endsWith('/GetOutrightLeagueEvents') ? outrights : snapshots).push(body)
    const begun = recording.messages[0]?.at ?? Date.now()
    recordedAt ??= begun
    // The server sends heartbeats of its own.
    for (const { at, body } of recording.messages)
      if (!HEARTBEATS.includes(typeOf(body))) messages.push({ afterMs: before + at - begun, at, body })
  }
  return { messages, snapshots, outrights, recordedAt: recordedAt ?? Date.now() }
}

const typeOf = (body: string) => Number(/"Type"\s*:\s*(\d+)/.exec(body)?.[1] ?? 0)

/** Plays a programme from now on, with its times moved to now. The snapshot of the vendor follows its messages. */
export async function playTrade360(
  vendor: Trade360Vendor,
  { messages, snapshots, outrights, recordedAt }: Trade360Programme,
  { now, pace, isActive }: { readonly now: () => number; readonly pace: Pace; readonly isActive: () => boolean },
): Promise<number> {
  const start = now()
  const place = (at: number) => start + (at - recordedAt) / pace.speed
  for (const text of snapshots) {
    const { Body: events } = JSON.parse(moveJsonTimes(text, place)) as {
      readonly Body?: readonly SnapshotEvent[] | null
    }
    for (const event of events ?? []) keep(vendor, event)
  }
  for (const text of outrights) {
    const { Body: leagues } = JSON.parse(moveJsonTimes(text, place)) as {
      readonly Body?: readonly Competition[] | null
    }
    for (const league of leagues ?? []) keepOutrights(vendor, league)
  }
  let [next, playedMs, lookedAt, madeAt] = [0, 0, start, 0]
  while (next < messages.length && isActive()) {
    const at = now()
    playedMs += (at - lookedAt) * pace.speed
    lookedAt = at
    for (let one = messages[next]; one !== undefined && one.afterMs <= playedMs; one = messages[++next]) {
      // Of bets that change in one moment no order is known: each message is made after the one before.
      madeAt = Math.max(at, madeAt + 1)
      const [recorded, made] = [one.at, madeAt]
      const body = moveJsonTimes(one.body, (time) => (Math.abs(recorded - time) < NEWS_MS ? made : place(time)))
      keepMessage(vendor, body)
      await vendor.sends(body)
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return next
}

/** What a message changes in a snapshot; a settlement is in none. */
function keepMessage(vendor: Trade360Vendor, body: string): void {
  if (SETTLEMENTS.includes(typeOf(body))) return
  const { Events: events, Competition: league } = bodyOf(body)
  for (const event of events ?? []) keep(vendor, event)
  if (league != null) keepOutrights(vendor, league)
}

interface MessageBody {
  readonly Events?: readonly SnapshotEvent[] | null
  readonly Competition?: Competition | null
}

function bodyOf(body: string): MessageBody {
  try {
    return (JSON.parse(body) as { readonly Body?: MessageBody | null }).Body ?? {}
  } catch {
    return {}
  }
}

function keep({ events }: Trade360Vendor, { FixtureId: id, ...next }: SnapshotEvent): void {
  const before = (events.get(id) ?? {}) as Omit<SnapshotEvent, 'FixtureId'>
  events.set(id, {
    Fixture: next.Fixture ?? before.Fixture ?? null,
    Livescore: next.Livescore ?? before.Livescore ?? null,
    Markets: merged(before.Markets, next.Markets),
  })
}

/** The vendor keeps each outright in a league of its own. */
function keepOutrights({ outrights }: Trade360Vendor, { Competitions: seasons, ...league }: Competition): void {
  for (const { Events: found, ...season } of seasons ?? [])
    for (const next of found ?? []) {
      const known = outrights.get(next.FixtureId) as Competition | undefined
      const before = known?.Competitions?.[0]?.Events?.[0]
      const event: SnapshotOutright = {
        FixtureId: next.FixtureId,
        FixtureName: next.FixtureName ?? before?.FixtureName ?? null,
        OutrightLeague: next.OutrightLeague ?? before?.OutrightLeague ?? null,
        Markets: merged(before?.Markets, next.Markets),
      }
      outrights.set(next.FixtureId, { ...league, Competitions: [{ ...season, Events: [event] }] })
    }
}

type Markets = readonly SnapshotMarket[] | null | undefined

/** Markets after a message, which has only the bets that changed. */
function merged(before: Markets, next: Markets): readonly SnapshotMarket[] {
  const markets = new Map((before ?? []).map((market) => [market.Id, market]))
  for (const market of next ?? []) {
    const bets = new Map(
      [...(markets.get(market.Id)?.Bets ?? []), ...(market.Bets ?? [])].map((bet) => [keyOf(bet), bet]),
    )
    markets.set(market.Id, { ...markets.get(market.Id), ...market, Bets: [...bets.values()] })
  }
  return [...markets.values()]
}

const keyOf = ({
  Name: name,
  Line: line,
  ParticipantId: participant,
}: {
  Name?: string
  Line?: string
  ParticipantId?: number
}) => `${name} ${line} ${participant}`
