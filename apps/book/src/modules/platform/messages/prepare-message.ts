import { assertNever } from '@touchline/betting'
import { isServedLocale, SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'
import { createAccessToken } from '../access/access-token.ts'
import { findPlayerByLogin, isNewNumber } from '../access/find-player.ts'
import { isLocked } from '../access/sign-in-guard.ts'
import { findSignUp } from '../access/sign-ups.ts'
import type { PlatformParts } from '../parts.ts'
import { sendablePhoneCode } from '../phone/phone-code.ts'
import type { Template } from './message-texts.ts'
import { publicLink } from './public-link.ts'
import type { MessageKind } from './queue-message.ts'

export interface MessageRow {
  readonly id: bigint
  readonly kind: MessageKind
  readonly recipient: string
  readonly language: string
  readonly sign_up_id: number | null
  readonly player_id: number | null
  readonly created_at: Date
  readonly attempts: number
}

/** A message with everything that goes into its text. */
export interface PreparedMessage {
  readonly template: Template
  readonly language: ServedLocale
  readonly link: string
  readonly code: string
  readonly change: string
}

/** Finds out what there is to send: makes the token or the code. Null where nothing is to be sent to this recipient. */
export async function prepareMessage(ports: PlatformParts, row: MessageRow): Promise<PreparedMessage | null> {
  switch (row.kind) {
    case 'sign_up':
      return prepareSignUp(ports, row)
    case 'unlock': {
      const player = await findPlayerByLogin(ports.db, row.recipient)
      if (player === null || !(await isLocked(ports.db, row.recipient, ports.clock.now()))) return null
      const token = await createAccessToken(ports.db, 'unlock', { playerId: player.id }, ports.clock.now())
      return linked(ports, 'unlock', player.language, 'users/unlock', { unlock_token: token })
    }
    case 'password_reset': {
      const player = await findPlayerByLogin(ports.db, row.recipient)
      if (player === null || !(await mayReset(ports, row.recipient))) return null
      const token = await createAccessToken(ports.db, 'password_reset', { playerId: player.id }, ports.clock.now())
      return linked(ports, 'password_reset', player.language, 'users/password/edit', { reset_password_token: token })
    }
    case 'password_changed':
      return linked(ports, 'password_changed', row.language, 'users/password/new', {})
    case 'phone_code': {
      const code = row.player_id === null ? null : await sendablePhoneCode(ports, row.player_id, row.recipient)
      return code === null
        ? null
        : { template: 'phone_code', language: localeOf(row.language), link: '', code, change: '' }
    }
    case 'phone_changed':
    case 'passkey_added':
    case 'passkey_removed':
    case 'authenticator_added':
    case 'authenticator_removed': {
      const message = linked(ports, 'way_in_changed', row.language, 'users/password/new', {})
      return { ...message, change: row.kind }
    }
    default:
      return assertNever(row.kind)
  }
}

/**
 * Who has changed the number in an open browser does not have the password for it, and its owner has a day to notice.
 */
async function mayReset({ db, clock }: PlatformParts, login: string): Promise<boolean> {
  return !(await isNewNumber(db, login, clock.now()))
}

async function prepareSignUp(ports: PlatformParts, row: MessageRow): Promise<PreparedMessage | null> {
  const { db, clock } = ports
  const player = await findPlayerByLogin(db, row.recipient)
  if (player !== null) return linked(ports, 'already_registered', player.language, 'users/sign-in', {})
  const signUp = await findSignUp(db, row.recipient, row.sign_up_id, clock.now())
  if (signUp === null) return null
  const token = await createAccessToken(db, 'confirmation', { signUpId: signUp.id }, clock.now())
  return linked(ports, 'confirmation', signUp.language, 'users/confirmation', { confirmation_token: token })
}

function linked(
  { terms }: PlatformParts,
  template: Template,
  language: string,
  page: string,
  query: Readonly<Record<string, string>>,
): PreparedMessage {
  const locale = localeOf(language)
  return { template, language: locale, link: publicLink(terms.publicUrl, locale, page, query), code: '', change: '' }
}

function localeOf(language: string): ServedLocale {
  return isServedLocale(language) ? language : SERVED_LOCALES[0]
}
