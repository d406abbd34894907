import { hidePersonalNumber, type SignUpField, signUpRules } from '@touchline/betting'
import { OPERATOR_STATUS, type Player } from '@touchline/contract'
import type { PlatformTerms } from './ports.ts'

export interface PlayerRow {
  readonly id: number
  readonly email: string | null
  readonly mobile_phone: string | null
  readonly auth_phone_number: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly nickname: string | null
  readonly country: string | null
  readonly born_on: string | null
  readonly street: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly personal_number: string | null
  readonly last_visit_at: Date | null
  readonly language: string
  readonly currency: string
  readonly is_operator: boolean
  /** Why the account takes part in no play; null where it does. */
  readonly held: 'under_age' | 'account_held' | null
}

export const PLAYER_COLUMNS = `id, email, mobile_phone, auth_phone_number, first_name, last_name, nickname, country, born_on::text AS born_on, street, postal_code, city, personal_number, language, currency,
   is_operator, hold_refusal(players.id) AS held, (SELECT at FROM sign_ins s WHERE s.player_id = players.id AND s.succeeded ORDER BY s.id DESC OFFSET 1 LIMIT 1) AS last_visit_at`

/** What the operator has to know of every player. */
const REQUIRED_FIELDS: readonly SignUpField[] = ['first_name', 'last_name', 'born_on']

/** A player as the wire shows them to themselves. */
export function playerView(row: PlayerRow, { isPhoneRequired }: Pick<PlatformTerms, 'isPhoneRequired'>): Player {
  const required = [
    ...REQUIRED_FIELDS,
    ...signUpRules(row.country).required.filter((field) => !REQUIRED_FIELDS.includes(field)),
    ...(isPhoneRequired ? (['auth_phone_number'] as const) : []),
  ]
  return {
    id: row.id,
    email: row.email,
    mobile_phone: row.mobile_phone,
    auth_phone_number: row.auth_phone_number,
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    country: row.country,
    born_on: row.born_on,
    street: row.street,
    postal_code: row.postal_code,
    city: row.city,
    personal_number: row.personal_number === null ? null : hidePersonalNumber(row.personal_number),
    last_visit_at: row.last_visit_at?.toISOString() ?? null,
    language: row.language,
    currency: row.currency,
    auth_fields_missed: required.filter((field) => row[field] === null),
    statuses: [row.is_operator ? OPERATOR_STATUS : null, row.held].filter((id) => id !== null).map((id) => ({ id })),
  }
}
