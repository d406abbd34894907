import { createHmac, timingSafeEqual } from 'node:crypto'

/** The purpose of a signature: one made for one purpose is not valid for another. */
export type Purpose = 'order' | 'callback' | 'question' | 'answer' | 'payout' | 'host' | 'wallet' | 'payer' | 'events'

/** A signature that is older, or from further in the future, is a replay, where no shorter time is agreed. */
export const SIGNATURE_MS = 5 * 60_000

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** HMAC-SHA256 in hex. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest('hex')
}

/** `t=<Unix s>,v1=<hex>`, as it is in the header. @param now Unix ms */
export function signedHeader(secret: string, purpose: Purpose, text: string, now: number): string {
  const at = Math.floor(now / 1_000)
  return `t=${at},v1=${sign(secret, purpose, `${at}.${text}`)}`
}

/**
 * Whether a header signs this text, now.
 * @param now Unix ms
 * @param lastsMs how long it counts, and how far clocks may differ
 */
export function checkSignature(
  secret: string,
  purpose: Purpose,
  header: string | undefined,
  text: string,
  now: number,
  lastsMs = SIGNATURE_MS,
): 'right' | 'wrong' | 'stale' {
  const [, at, given] = HEADER.exec(header ?? '') ?? []
  if (at === undefined || given === undefined) return 'wrong'
  const due = Buffer.from(sign(secret, purpose, `${at}.${text}`), 'hex')
  if (!timingSafeEqual(due, Buffer.from(given, 'hex'))) return 'wrong'
  return Math.abs(now - Number(at) * 1_000) > lastsMs ? 'stale' : 'right'
}
