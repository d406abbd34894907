import type { Infra } from '../../kernel/infra.ts'

export type WalletPorts = Pick<Infra, 'db' | 'clock' | 'log'>
