/** What the outbox keeps of an event: who it concerns is the row's player, texts come when it is published. */
export type OutboxEvent =
  | {
      readonly type: 'balance_changed'
      readonly currency: string
      /** In subunits. */
      readonly balance: number
      readonly version: number
    }
  | { readonly type: 'bet_changed'; readonly bet_id: number }
  | { readonly type: 'notification'; readonly notification_id: number }
  | { readonly type: 'unread_counters_changed' }
  | { readonly type: 'bonus_issued'; readonly bonus_id: number; readonly bonus_type: string }

export interface OutboxRow {
  readonly id: bigint
  readonly player_id: number
  readonly events: readonly OutboxEvent[]
}
