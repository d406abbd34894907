import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** HMAC-SHA-256 (RFC 2104), with the key taken in once. */
export function keyedHash(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const begun = hmac.create(sha256, key)
  return (message) => begun.clone().update(message).digest()
}
