import { PROVIDERS } from '@touchline/contract'
import { PROVIDER_STATUSES, setProviderStatus } from '../modules/providers/index.ts'
import { misunderstood, type Operation } from './operation.ts'

const usage = `provider ${PROVIDERS.join('|')} ${PROVIDER_STATUSES.join('|')}`

/** Takes a data provider down or brings it back: while it is down nothing of it can be bet on. */
export const provider: Operation = {
  usage,
  async run([name, word], { db, clock }) {
    const known = PROVIDERS.find((candidate) => candidate === name)
    const status = PROVIDER_STATUSES.find((candidate) => candidate === word)
    if (known === undefined || status === undefined) return misunderstood({ usage })
    await setProviderStatus(db, known, status, clock.now())
    return { ok: true, text: `${known} is ${status}.` }
  },
}
