import { createECDH } from 'node:crypto'

/** Whether something can be encrypted to a browser's public key: a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
