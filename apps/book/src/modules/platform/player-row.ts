import type { Player } from '@touchline/contract'

export interface PlayerRow {
  readonly id: number
  readonly email: string | null
  readonly mobile_phone: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly nickname: string | null
  readonly language: string
  readonly currency: string
}

export const PLAYER_COLUMNS = 'id, email, mobile_phone, first_name, last_name, nickname, language, currency'

/** A player as the wire shows him to himself. */
export function playerView(row: PlayerRow): Player {
  return {
    id: row.id,
    email: row.email,
    mobile_phone: row.mobile_phone,
    auth_phone_number: null,
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    language: row.language,
    currency: row.currency,
    auth_fields_missed: [],
    statuses: [],
  }
}
