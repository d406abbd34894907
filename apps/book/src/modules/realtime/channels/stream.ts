import type { StreamPosition } from '../protocol/requests.ts'
import type { Publication } from './publication.ts'

/** The publications of one channel in order: a position that only grows, and a window of the newest ones. */
export interface Stream {
  /** Names this life of the stream; positions of another life cannot be continued. */
  readonly epoch: string
  readonly size: number
  readonly ttlMs: number
  /** Offset of the newest publication ever made, 0 before the first. */
  top: number
  /** Contiguous up to `top`, oldest first. */
  window: Publication[]
  windowEndsAt: number
}

export function createStream(epoch: string, size: number, ttlMs: number): Stream {
  return { epoch, size, ttlMs, top: 0, window: [], windowEndsAt: 0 }
}

/** Puts the next publication into the window; its offset must be `top + 1`. */
export function appendToStream(stream: Stream, publication: Publication, now: number): void {
  expireWindow(stream, now)
  stream.top = publication.offset
  stream.window.push(publication)
  if (stream.window.length > stream.size) stream.window.shift()
  stream.windowEndsAt = now + stream.ttlMs
}

/** Empties a window that outlived its time; the position stays. */
export function expireWindow(stream: Stream, now: number): void {
  if (stream.window.length > 0 && now >= stream.windowEndsAt) stream.window = []
}

export function positionOfStream(stream: Stream): StreamPosition {
  return { offset: stream.top, epoch: stream.epoch }
}

/**
 * Everything published after `position`, oldest first, or null when it cannot be had whole: another life of the
 * stream, a position ahead of it, publications that left the window, or more than `limit` of them.
 * An empty epoch means any.
 */
export function publicationsAfter(
  stream: Stream,
  position: StreamPosition,
  limit: number,
  now: number,
): Publication[] | null {
  expireWindow(stream, now)
  if (position.epoch !== '' && position.epoch !== stream.epoch) return null
  const missed = stream.top - position.offset
  if (missed < 0 || missed > stream.window.length || missed > limit) return null
  return missed === 0 ? [] : stream.window.slice(-missed)
}

/** A page of the window. `since` is exclusive; `limit` below 0 requests all of it. */
export function historyPage(
  stream: Stream,
  page: { since: StreamPosition | null; limit: number; reverse: boolean },
  maximum: number,
  now: number,
): Publication[] {
  expireWindow(stream, now)
  const { since, reverse } = page
  const limit = page.limit < 0 ? maximum : Math.min(page.limit, maximum)
  const ordered = reverse ? stream.window.toReversed() : stream.window
  const wanted = ordered.filter(
    ({ offset }) => since === null || (reverse ? offset < since.offset : offset > since.offset),
  )
  return wanted.slice(0, limit)
}
