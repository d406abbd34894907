import { HOST_HEADER, HOST_REQUEST_HEADER, HOST_SIGNATURE_HEADER } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { checkSignature } from '../../../kernel/signature.ts'
import { findHostKey } from '../hosts/hosts.ts'
import type { EmbeddingPorts } from '../ports.ts'

/** A signature counts this long, and clocks may differ by as much. */
export const SIGNED_MS = 60_000
const REQUEST_ID = /^[\w.:-]{8,100}$/
const MAX_ORIGIN = 300

/** A request that a host has signed. */
export interface HostRequest {
  readonly hostId: number
  readonly origin: string
  /** The host keeps the money of its players. */
  readonly hasWallet: boolean
  /** Names the request, which counts once. */
  readonly requestId: string
}

/** What a host signs: nothing of a request can be changed, and none is good at another address. */
export function signedText(path: string, origin: string, requestId: string, body: string): string {
  return `POST ${path}\n${origin}\n${requestId}\n${body}`
}

/** The host that signed a request, by its headers and raw body. An unknown host gets the response for a wrong key. */
export async function checkHost(
  { db, clock, sealer }: Pick<EmbeddingPorts, 'db' | 'clock' | 'sealer'>,
  path: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: string,
): Promise<HostRequest | Refusal> {
  const [origin, requestId, signature] = [HOST_HEADER, HOST_REQUEST_HEADER, HOST_SIGNATURE_HEADER].map((name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }) as [string, string, string]
  if (origin.length > MAX_ORIGIN || !REQUEST_ID.test(requestId)) return refuse('embed_signature_invalid')
  const host = await findHostKey(db, sealer, origin)
  if (host === null) return refuse('embed_signature_invalid')
  const text = signedText(path, origin, requestId, body)
  const right = checkSignature(host.key, 'host', signature, text, clock.now(), SIGNED_MS)
  if (right === 'wrong') return refuse('embed_signature_invalid')
  if (right === 'stale') return refuse('embed_request_stale')
  return { hostId: host.id, origin, hasWallet: host.hasWallet, requestId }
}
