import { APP_HEADER } from '@touchline/contract'
import type { Trial } from '../trial.ts'

/** What changes state takes JSON from the application only: a foreign page can send neither. */
export async function headers(trial: Trial): Promise<void> {
  const { name, call, prepared, by } = trial
  if (call.method === 'GET') return
  const without = { ...prepared.headers, [APP_HEADER]: null }
  trial.due(await by.ask(name, { ...prepared, headers: without }), [403], `no ${APP_HEADER} header`)
  const foreign = { ...prepared.headers, [APP_HEADER]: 'another' }
  trial.due(await by.ask(name, { ...prepared, headers: foreign }), [403], `foreign ${APP_HEADER} header`)
  const elsewhere = { ...prepared.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  trial.due(await by.ask(name, { ...prepared, headers: elsewhere }), [403], 'a page of another origin')
  const untyped = { ...prepared.headers, 'content-type': null }
  trial.due(await by.ask(name, { ...prepared, headers: untyped }), [415], 'no content type')
  // Whoever is no operator is refused before a body is read.
  if (!call.body || call.auth === 'operator') return
  const form = { ...prepared.headers, 'content-type': 'text/plain' }
  trial.due(await by.ask(name, { ...prepared, headers: form }), [415], 'body of type text/plain')
  trial.due(await by.ask(name, { ...prepared, rawBody: '{"a":' }), [400], 'cut-off JSON')
}
