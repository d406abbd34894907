import type * as z from 'zod'
import type { EventName, PAYLOADS } from './payloads.ts'

/** An event as receivers get it. Amounts in `data` are in subunits, odds are times 10,000. */
export interface ExportedEvent {
  /** Its place in the order of all events; grows, with gaps. */
  readonly position: string
  readonly type: EventName
  /** When it happened, ISO 8601. */
  readonly at: string
  readonly player_id: number
  readonly data: Readonly<Partial<Record<FieldName, unknown>>>
}

type FieldsOf<T> = T extends unknown ? keyof T : never
type FieldName = FieldsOf<z.infer<(typeof PAYLOADS)[EventName]>>
