import type { Trial } from '../trial.ts'

/** A call for players refuses every other caller; a public call serves visitors. */
export async function permission(trial: Trial): Promise<void> {
  const { name, call, prepared, world } = trial
  if (call.auth !== 'player' && call.auth !== 'operator') {
    if (call.method !== 'GET' || prepared.refused) return
    trial.due(await world.visitor.ask(name, prepared), [call.status], 'visitor')
    return
  }
  trial.due(await world.visitor.ask(name, prepared), [401], 'visitor')
  const forged = { ...prepared.headers, cookie: '__Host-touchline=forged; session=forged' }
  trial.due(await world.visitor.ask(name, { ...prepared, headers: forged }), [401], 'forged session')
}
