import type { Infra } from '../../kernel/infra.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface PushPorts extends Infra {
  readonly currencies: CurrencyTable
  /** Private VAPID key: base64url of 32 bytes. */
  readonly key: string
  /** Hosts that messages may be handed to. */
  readonly services: readonly string[]
  /** Whom push services can write to: the sender of the book's mail. */
  readonly sender: string
}
