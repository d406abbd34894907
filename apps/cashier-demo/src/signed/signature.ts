import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'touchline-signature'
const FRESH_SECONDS = 300
const PATTERN = /^t=(\d+),v1=([0-9a-f]{64})$/

const digest = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

function isEqual(due: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex')
  return given.length === due.length && timingSafeEqual(due, given)
}

/** Signs what is sent: `t=<Unix s>,v1=<hex>`. */
export function stamp(secret: string, purpose: 'callback' | 'answer', body: string): string {
  const seconds = Math.floor(Date.now() / 1_000)
  return `t=${seconds},v1=${digest(secret, `${purpose}.${seconds}.${body}`).toString('hex')}`
}

/** Whether a question about a payment, or a payout, comes from the book. */
export function isFromBook(secret: string, purpose: 'question' | 'payout', header: string, text: string): boolean {
  const match = PATTERN.exec(header)
  if (match === null) return false
  const [, seconds = '', hex = ''] = match
  const isFresh = Math.abs(Date.now() / 1_000 - Number(seconds)) <= FRESH_SECONDS
  return isFresh && isEqual(digest(secret, `${purpose}.${seconds}.${text}`), hex)
}

/** The payload of `payload.signature`; null where the signature is not by this secret. */
export function openOrder(secret: string, text: string): string | null {
  const [payload = '', hex = '', ...rest] = text.split('.')
  if (rest.length > 0 || !/^[0-9a-f]{64}$/.test(hex) || !isEqual(digest(secret, `order.${payload}`), hex)) return null
  return Buffer.from(payload, 'base64url').toString()
}
