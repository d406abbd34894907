import { PROVIDERS } from '@touchline/contract'
import type { Db } from '../db/index.ts'
import { PROVIDER_STATUSES } from '../kernel/ports/providers.ts'
import { loadProviderStates, setProviderStatus } from '../modules/providers/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = `provider list | provider ${PROVIDERS.join('|')} ${PROVIDER_STATUSES.join('|')}`

/** Shows the state of the data providers, takes one down or up: while it is down no event of it takes bets. */
export const provider: Operation = {
  help: 'provider list | provider NAME up|down   whether a data provider is there',
  usage,
  onlyLooks: ([word]) => word === 'list',
  async run([name, word], { db, clock, catchUp }) {
    if (name === 'list' && word === undefined) return list(db)
    const known = PROVIDERS.find((candidate) => candidate === name)
    const status = PROVIDER_STATUSES.find((candidate) => candidate === word)
    if (known === undefined || status === undefined) return misunderstood({ usage })
    await setProviderStatus(db, known, status, clock.now())
    await catchUp()
    return { ok: true, text: `${known} is ${status}.` }
  },
}

async function list(db: Db): Promise<OperationAnswer> {
  const states = await loadProviderStates(db)
  const lines = states.map(({ provider, status, operatorStatus: operatorSays, isLost, receivedAt }) => {
    const why = [...(operatorSays === 'down' ? ['by the operator'] : []), ...(isLost ? ['lost'] : [])]
    const received = receivedAt === null ? '' : `, last received ${receivedAt.toISOString()}`
    return `${provider}  ${status}${why.length === 0 ? '' : ` (${why.join(', ')})`}${received}`
  })
  return { ok: true, text: lines.join('\n') }
}
