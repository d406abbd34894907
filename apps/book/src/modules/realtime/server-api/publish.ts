import { type PublishOutcome, publishTo } from '../operations/publish.ts'
import { type Call, type CallAnswer, failed } from './call.ts'
import { readPayload } from './payload.ts'

/** Publishes to one channel. */
export const publish: Call = (hub, body) => publishAnswer(publishTo(hub, body.string('channel'), readPayload(body)))

export function publishAnswer(outcome: PublishOutcome): CallAnswer {
  return outcome.kind === 'refused' ? failed(outcome.error) : { result: outcome.position }
}
