import { OPERATOR_STATUS, type Player } from '@touchline/contract'

export interface PlayerRow {
  readonly id: number
  readonly email: string | null
  readonly mobile_phone: string | null
  readonly auth_phone_number: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly nickname: string | null
  readonly language: string
  readonly currency: string
  readonly is_operator: boolean
}

export const PLAYER_COLUMNS =
  'id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, language, currency, is_operator'

/** What the operator has to know of every player. */
const REQUIRED_FIELDS = ['first_name', 'last_name'] as const

/** A player as the wire shows him to himself. */
export function playerView(row: PlayerRow): Player {
  return {
    id: row.id,
    email: row.email,
    mobile_phone: row.mobile_phone,
    auth_phone_number: row.auth_phone_number,
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    language: row.language,
    currency: row.currency,
    auth_fields_missed: REQUIRED_FIELDS.filter((field) => row[field] === null),
    statuses: row.is_operator ? [{ id: OPERATOR_STATUS }] : [],
  }
}
