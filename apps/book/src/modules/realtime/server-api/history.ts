import { historyOf } from '../operations/history.ts'
import { readHistoryRequest } from '../protocol/parse-command.ts'
import { type Call, failed } from './call.ts'

/** Reads a channel's window. */
export const history: Call = (hub, body) => {
  const found = historyOf(hub, readHistoryRequest(body))
  return found.kind === 'refused' ? failed(found.error) : { result: JSON.parse(found.json) }
}
