import type { Infra } from '../../kernel/infra.ts'

export type SettlementPorts = Infra
