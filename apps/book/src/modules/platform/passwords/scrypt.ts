import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** How much work one derivation by scrypt is; new hashes are not made by it any more. */
export interface ScryptCost {
  /** Memory and work: a power of two. */
  readonly n: number
  readonly blockSize: number
  /** Repetitions, one after the other. */
  readonly parallel: number
}

export interface ScryptHash {
  readonly kind: 'scrypt'
  readonly cost: ScryptCost
  readonly salt: Buffer
  readonly key: Buffer
}

/**
 * Reads `scrypt$n$blockSize$parallel$salt$key`, or the short form `scrypt$n$salt$key` with a block size of 8 and one
 * repetition; null where the text is neither.
 */
export function readScrypt(text: string): ScryptHash | null {
  const [kind, n, ...rest] = text.split('$')
  const [blockSize, parallel, salt, key] = rest.length === 2 ? ['8', '1', ...rest] : rest
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return null
  return {
    kind,
    cost: { n: Number(n), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Off the event loop. */
export function scryptKey(
  password: string,
  salt: Buffer,
  { n, blockSize, parallel }: ScryptCost,
  bytes: number,
): Promise<Buffer> {
  return derive(password, salt, bytes, { N: n, r: blockSize, p: parallel, maxmem: 256 * blockSize * (n + parallel) })
}

/** Spends what a derivation at one cost is short of one at another. */
export async function topUpScrypt(
  password: string,
  salt: Buffer,
  spent: ScryptCost,
  wanted: ScryptCost,
): Promise<void> {
  const missing = Math.ceil((workOf(wanted) - workOf(spent)) / workOf({ ...spent, parallel: 1 }))
  if (missing > 0) await scryptKey(password, salt, { ...spent, parallel: missing }, 32)
}

function workOf({ n, blockSize, parallel }: ScryptCost): number {
  return n * blockSize * parallel
}
