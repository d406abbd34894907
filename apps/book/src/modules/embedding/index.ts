/** Embedding: hosts whose pages show the sportsbook, and the sessions of their players in those frames. */
import type { BookModule } from '../../kernel/module.ts'
import { dropOldCodes } from './codes/make-code.ts'
import { startEmbedSession } from './endpoints/start-embed-session.ts'
import { sealHostKeysAnew } from './hosts/hosts.ts'
import type { EmbeddingPorts } from './ports.ts'
import { createHostPayments } from './wallets/host-payments.ts'

export { makeCode } from './codes/make-code.ts'
export { registerHostRequests } from './host-requests/host-routes.ts'
export { hostPolicy } from './hosts/host-policy.ts'
export { addHost, beginHost, type Host, listHosts, removeHost, renewHostKey, WalletDiffers } from './hosts/hosts.ts'
export type { EmbeddingPorts } from './ports.ts'
export { checkWallet } from './wallets/check-wallet.ts'
export { askAgain, listOpenPayments } from './wallets/list-open-payments.ts'

export function createEmbedding(ports: EmbeddingPorts): BookModule<'startEmbedSession'> {
  const { db, clock, sealer } = ports
  return {
    handlers: { startEmbedSession: startEmbedSession(ports) },
    services: { api: [createHostPayments(ports)] },
    async tidy() {
      await dropOldCodes(db, clock.now())
      await sealHostKeysAnew(db, sealer)
    },
  }
}
