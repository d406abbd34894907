import type { HubContext } from '../hub-context.ts'
import type { ClientError } from '../protocol/codes.ts'
import type { Fields } from '../protocol/fields.ts'

/** What a server call comes to; both travel with HTTP status 200, as with the production engine. */
export type CallAnswer = { result: unknown } | { error: { code: number; message: string } }

/** One call of the server API. May throw `MalformedCommand`, which becomes status 400. */
export type Call = (hub: HubContext, body: Fields) => CallAnswer

export function failed({ code, message }: ClientError): CallAnswer {
  return { error: { code, message } }
}
