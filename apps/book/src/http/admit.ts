import { CALLS, type CallDefinition, type CallName, IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'
import type { SignedIn } from '../kernel/handler.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { type Allowance, CALL_LIMITS, type Meter } from './edge/index.ts'
import type { HttpPorts } from './ports.ts'
import { sessionCookie } from './session-cookie.ts'

/** Whom a call comes from, found before its body is read. */
export interface Caller {
  readonly player: SignedIn | null
  readonly idempotencyKey: string | null
}

/** Calls that take a password: a player must never enter it in a page of another site. */
const OUTSIDE_OF_FRAMES: ReadonlySet<CallName> = new Set(['signIn', 'signInByPasskey', 'confirmUser'])

/** Looks at the headers of a call: who is there, may they, and not too often. What is refused here costs no reading. */
export async function admit(
  { authenticate, operatorOf, limitScale }: HttpPorts,
  meter: Meter,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | Refusal> {
  const call: CallDefinition = CALLS[name]
  const session = sessionCookie(request, reply)
  if (session.carrier !== 'cookie' && OUTSIDE_OF_FRAMES.has(name)) return refuse('embed_sign_in_at_host')
  const player =
    call.auth === 'none' ? null : await authenticate(session, { mayRotate: call.method !== 'GET', address: request.ip })
  const isForPlayers = call.auth === 'player' || call.auth === 'operator'
  if (isForPlayers && player === null) return refuse('unauthorized')
  const tooMany = countUse(meter, name, player, request.ip, limitScale)
  if (tooMany !== null) return tooMany
  if (call.auth === 'operator' && (player === null || (await operatorOf(player.playerId)) === null))
    return refuse('forbidden')
  if (!call.idempotent) return { player, idempotencyKey: null }
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return refuse('idempotency_key_missing')
  return { player, idempotencyKey: key }
}

const refusalsOf = (name: CallName, player: SignedIn): string => `${name} refusals ${player.playerId}`

/** Counts a refusal that was kept, where that is limited. */
export function countRefusal(
  { limitScale }: Pick<HttpPorts, 'limitScale'>,
  meter: Meter,
  name: CallName,
  player: SignedIn | null,
): void {
  const refusals = CALL_LIMITS[name]?.refusals
  if (refusals !== undefined && player !== null) meter.use(refusalsOf(name, player), scaled(refusals, limitScale))
}

const guessesOf = (name: CallName, address: string): string => `${name} guesses ${addressKey(address)}`

/** Counts a response to a wrong guess, where that is limited. */
export function countGuess(
  { limitScale }: Pick<HttpPorts, 'limitScale'>,
  meter: Meter,
  name: CallName,
  address: string,
  { error }: Refusal,
): void {
  const guesses = CALL_LIMITS[name]?.guesses
  if (guesses?.error === error) meter.spend(guessesOf(name, address), scaled(guesses, limitScale), 1)
}

function scaled({ uses, perMs }: Allowance, scale: number): Allowance {
  return { uses: uses * scale, perMs }
}

function countUse(
  meter: Meter,
  name: CallName,
  player: SignedIn | null,
  address: string,
  scale: number,
): Refusal | null {
  const limit = CALL_LIMITS[name]
  if (limit === undefined) return null
  const from = `address ${addressKey(address)}`
  const guessed = limit.guesses && meter.wait(guessesOf(name, address), scaled(limit.guesses, scale))
  if (guessed != null) return refuse('too_many_requests', { retryAfterMs: guessed })
  const counted: readonly (readonly [Allowance | undefined, whom: string])[] = [
    player === null ? [limit.address, from] : [limit.player, `player ${player.playerId}`],
  ]
  for (const [allowance, whom] of counted) {
    if (allowance === undefined) continue
    const wait = meter.use(`${name} ${whom}`, scaled(allowance, scale))
    if (wait !== null) return refuse('too_many_requests', { retryAfterMs: wait })
  }
  if (limit.refusals === undefined || player === null) return null
  const wait = meter.wait(refusalsOf(name, player), scaled(limit.refusals, scale))
  return wait === null ? null : refuse('too_many_requests', { retryAfterMs: wait })
}
