import { recordHeartbeat } from '../../../modules/providers/index.ts'
import { createMatchCalls, ingestUof } from '../../../modules/settlement/index.ts'
import { createFeedIngest, type FeedIngest, leaveMessage } from '../../../modules/sources/uof/index.ts'
import { ask } from '../office/ask.ts'
import type { Sim } from '../sim.ts'
import { FED_PROVIDER } from './fed-match.ts'

/** What takes messages in, of each life of the book. */
const ingests = new WeakMap<object, FeedIngest>()

/** Hands a message to the running book, as the command `ingest` does. Returns the result. */
export async function handIn(sim: Sim, body: string): Promise<string> {
  const { parts } = sim.book
  const ingest = ingests.get(parts) ?? createFeedIngest({ ...parts, calls: createMatchCalls(parts) })
  ingests.set(parts, ingest)
  const asked = await ask(sim, async () => {
    const taken = await ingest.take(body, { provider: FED_PROVIDER, language: 'en' })
    if (taken !== null) return taken.state
    const report = await ingestUof(parts, body)
    if (report.state !== 'heartbeat') return report.state
    await leaveMessage(parts.db, { provider: FED_PROVIDER, eventId: null, body }, parts.clock.now())
    await recordHeartbeat(parts.db, { ...report.heartbeat, provider: FED_PROVIDER }, parts.clock.now())
    return report.state
  })
  return asked.kind === 'unknown' ? 'unknown' : asked.value
}
