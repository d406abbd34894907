import type { LineOptions } from './line.ts'

export interface NatsOptions extends LineOptions {
  /** The same in all processes of a database, and in no other. */
  readonly secret: string
}
