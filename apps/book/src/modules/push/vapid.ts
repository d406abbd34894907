import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** Who says so, to push services (RFC 8292). */
export interface Vapid {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/** A new private key. */
export function newPushKey(): string {
  return webPush.generateVAPIDKeys().privateKey
}

/**
 * @param privateKey base64url of 32 bytes; throws a sentence where it is no key
 * @param sender as mail has it, with or without a name in front
 */
export function vapidOf(privateKey: string, sender: string): Vapid {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch {
    throw new Error('PUSH_KEY is no private VAPID key: base64url of 32 bytes.')
  }
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender
  return { subject: `mailto:${address}`, publicKey: pair.getPublicKey('base64url'), privateKey }
}
