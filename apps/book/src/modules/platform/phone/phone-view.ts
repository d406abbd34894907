import type { PhoneVerification } from '@touchline/contract'
import { rateFreeAt } from '../limits/rate-limit.ts'
import type { PlatformParts } from '../parts.ts'
import { countryOfPhone } from './phone-number.ts'

/** How far the verification of a player's phone is: of the number being verified, or else of the one they have. */
export async function phoneView({ db, clock }: PlatformParts, playerId: number): Promise<PhoneVerification> {
  const [row] = await db.query<{
    mobile_phone: string | null
    auth_phone_number: string | null
    phone: string | null
    resend_at: Date | null
  }>(
    `SELECT p.mobile_phone, p.auth_phone_number, v.phone, v.resend_at
     FROM players p LEFT JOIN phone_verifications v ON v.player_id = p.id WHERE p.id = $1`,
    [playerId],
  )
  const number = row?.phone ?? row?.auth_phone_number ?? row?.mobile_phone ?? null
  const isVerified = number !== null && number === row?.auth_phone_number
  const resendAt = row?.resend_at ?? null
  return {
    phone_number: number,
    phone_country: number === null ? null : countryOfPhone(number),
    verified_status: number === null ? 'none' : isVerified ? 'verified' : 'unverified',
    resend_timeout_until: resendAt !== null && resendAt.getTime() > clock.now() ? resendAt.toISOString() : null,
    sms_limit_reached: (await rateFreeAt({ db, clock }, 'sms_by_player', String(playerId))) !== null,
  }
}
