import { publishTo } from '../operations/publish.ts'
import { CLIENT_ERRORS } from '../protocol/codes.ts'
import { type Call, failed } from './call.ts'
import { readPayload, readTexts } from './payload.ts'
import { publishAnswer } from './publish.ts'

/** Publishes the same to many channels; each has its own response. */
export const broadcast: Call = (hub, body) => {
  const channels = readTexts(body, 'channels')
  if (channels.length === 0) return failed(CLIENT_ERRORS.badRequest)
  const payload = readPayload(body)
  return { result: { responses: channels.map((channel) => publishAnswer(publishTo(hub, channel, payload))) } }
}
