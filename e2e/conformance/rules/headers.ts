import { APP_HEADER, PLATFORM_MEDIA_TYPE } from '@touchline/contract'
import type { Trial } from '../trial.ts'

/**
 * Calls that change state need JSON and the application's header, which a foreign page can send neither of. An unknown
 * version is refused.
 */
export async function headers(trial: Trial): Promise<void> {
  const { name, call, prepared, by } = trial
  const version = { ...prepared.headers, accept: PLATFORM_MEDIA_TYPE.replace('v1', 'v9') }
  trial.due(await by.ask(name, { ...prepared, headers: version }), [406], 'version 9 of the media type')
  if (call.method === 'GET') return
  const without = { ...prepared.headers, [APP_HEADER]: null }
  trial.due(await by.ask(name, { ...prepared, headers: without }), [403], `no ${APP_HEADER} header`)
  const foreign = { ...prepared.headers, [APP_HEADER]: 'another' }
  trial.due(await by.ask(name, { ...prepared, headers: foreign }), [403], `foreign ${APP_HEADER} header`)
  const elsewhere = { ...prepared.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  trial.due(await by.ask(name, { ...prepared, headers: elsewhere }), [403], 'a page of another origin')
  if (!call.body) return
  const untyped = { ...prepared.headers, 'content-type': null }
  trial.due(await by.ask(name, { ...prepared, headers: untyped }), [415], 'a body without content type')
  // A caller who is no operator is refused before a body is read.
  if (call.auth === 'operator') return
  const form = { ...prepared.headers, 'content-type': 'text/plain' }
  trial.due(await by.ask(name, { ...prepared, headers: form }), [415], 'body of type text/plain')
  trial.due(await by.ask(name, { ...prepared, rawBody: '{"a":' }), [400], 'cut-off JSON')
}
