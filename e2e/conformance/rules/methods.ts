import { CALLS, ErrorBody } from '@touchline/contract'
import { safeParse } from 'zod/mini'
import type { Trial } from '../trial.ts'
import { pathOf } from '../wire/caller.ts'
import type { Reply } from '../wire/transport.ts'

/** A method that the contract does not define is refused, in the language requested; HEAD has no body. */
export async function methods(trial: Trial): Promise<void> {
  const { name, call, prepared, by } = trial
  const path = pathOf(name, { params: prepared.params })
  const defined = Object.values(CALLS)
    .filter((other) => new RegExp(`^${other.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map((other) => other.method as string)
  const method = ['PUT', 'PATCH', 'DELETE', 'POST'].find((candidate) => !defined.includes(candidate))
  if (method) {
    const ask = (language: string): Promise<Reply> =>
      by.ask(name, { params: prepared.params, method, headers: { 'accept-language': language } })
    const [english, german] = [await ask('en'), await ask('de')]
    trial.due(english, [404, 405], `${method}`)
    const differs = messageOf(english) !== messageOf(german)
    trial.expect(differs, `the refusal of ${method} reads the same in German as in English`)
  }
  if (call.method !== 'GET' || prepared.refused) return
  const head = await by.ask(name, { ...prepared, method: 'HEAD' })
  trial.due(head, [call.status, 404, 405], 'HEAD')
  trial.expect(head.text === '', 'HEAD has a body')
}

function messageOf(reply: Reply): string {
  const body = safeParse(ErrorBody, reply.json)
  return body.success ? body.data.localized_message : ''
}
