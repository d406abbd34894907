import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import { pathOfEvent, pathOfPhases, REASONS_PATH } from '../api/lookups.ts'
import { createUofApi } from '../api/uof-api.ts'
import type { FeedAccount } from '../session/ports.ts'
import { namedIn, readHead } from '../session/read-head.ts'
import { createSession } from '../session/session.ts'
import type { RecordedLine } from './recording.ts'

/** A recording that runs. */
export interface FeedRecorder {
  /** How much was recorded so far. */
  counts(): { readonly messages: number; readonly documents: number; readonly missing: number }
  /** Resolves when the documents of everything that was recorded are there. */
  stop(): Promise<void>
}

/**
 * Records the vendor's messages, with the documents that they refer to. It has queues of its own beside those of the
 * book, and requests no recoveries: a recording begins with the next message.
 */
export function recordFeed(
  account: FeedAccount,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  write: (line: RecordedLine) => void,
): FeedRecorder {
  const api = createUofApi(account, clock)
  const asked = new Set<string>()
  const counts = { messages: 0, documents: 0, missing: 0 }
  let fetching: Promise<void> = Promise.resolve()

  /** One after the other: the API is the book's as well. */
  function wants(path: string): void {
    if (asked.has(path)) return
    asked.add(path)
    fetching = fetching.then(async () => {
      const answer = await api.get(path)
      if (answer.ok) write({ path: decodeURIComponent(path.split('?', 1)[0] ?? path), body: answer.body })
      if (answer.ok) counts.documents += 1
      else counts.missing += 1
    })
  }

  function wantsFor(body: string): void {
    const eventUrn = readHead(body)?.eventUrn ?? null
    const variants = [...body.matchAll(/<market [^>]*\bid="(\d+)"[^>]*\bvariant=([^"|]+)/g)]
    for (const language of account.languages) {
      if (eventUrn !== null) wants(pathOfEvent(eventUrn, language))
      for (const urn of namedIn(body)) {
        const kind = urn.includes(':player:') ? 'players' : 'competitors'
        wants(`/sports/${language}/${kind}/${encodeURIComponent(urn)}/profile.xml`)
      }
      for (const [, id, variant = ''] of variants)
        wants(`/descriptions/${language}/markets/${id}/variants/${encodeURIComponent(variant)}?include_mappings=false`)
    }
  }

  wants('/descriptions/producers.xml')
  wants(REASONS_PATH)
  for (const language of account.languages) {
    wants(`/descriptions/${language}/markets.xml?include_mappings=false`)
    wants(pathOfPhases(language))
  }
  const session = createSession(
    account,
    {
      opened: () => log.info('The recording has begun'),
      lost: () => {},
      system: () => {},
      content({ routingKey, body, done }) {
        write({ at: clock.now(), key: routingKey, body })
        counts.messages += 1
        wantsFor(body)
        done()
      },
    },
    { clock, log },
  )
  session.start()
  return {
    counts: () => ({ ...counts }),
    async stop() {
      await session.stop()
      await fetching
      await api.close()
    },
  }
}
