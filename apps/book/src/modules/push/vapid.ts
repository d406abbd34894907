import { createECDH } from 'node:crypto'

/** Identity of the sender, for push services (RFC 8292). */
export interface Vapid {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

const CURVE = 'prime256v1'
const KEY_BYTES = 32

/** A new private key: base64url of 32 bytes. */
export function newPushKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  // One that begins with zeros comes without them.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url')
}

/**
 * @param privateKey base64url of 32 bytes; throws a sentence where it is no key
 * @param sender as mail has it, with or without a name in front
 */
export function vapidOf(privateKey: string, sender: string): Vapid {
  const pair = createECDH(CURVE)
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch {
    throw new Error('PUSH_KEY is no private VAPID key: base64url of 32 bytes.')
  }
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender
  return { subject: `mailto:${address}`, publicKey: pair.getPublicKey('base64url'), privateKey }
}
