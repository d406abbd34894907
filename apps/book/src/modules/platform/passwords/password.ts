import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type HashedPassword, readHash, writeHash } from './hash-text.ts'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** How much work one derivation is. */
export interface PasswordCost {
  /** Memory and work: a power of two. */
  readonly n: number
  readonly blockSize: number
  /** Repetitions, one after the other. */
  readonly parallel: number
}

/** About 150 ms and 32 MB: what OWASP recommends for scrypt in this memory. */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, blockSize: 8, parallel: 3 }

const KEY_BYTES = 32
const SALT_BYTES = 16

/** Passwords as they are kept: derived with a salt of their own, and with the work they took beside them. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one of the hash. Takes as much work for a null hash, which nothing matches, and for one that
   * was made when less work was asked.
   */
  verify(password: string, hash: string | null): Promise<boolean>
  /** Whether the hash was made with other work than new ones are, and should be made again when the password is at hand. */
  isOutdated(hash: string): boolean
  /** A hash that no password matches. */
  none(): string
}

export function createPasswords(cost: PasswordCost): Passwords {
  const nobody: HashedPassword = { cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return writeHash({ cost, salt, key: await keyOf(password, salt, cost) })
    },
    async verify(password, hash) {
      const stored = hash === null ? nobody : readHash(hash)
      const actual = await keyOf(password, stored.salt, stored.cost)
      const missing = Math.ceil((workOf(cost) - workOf(stored.cost)) / workOf({ ...stored.cost, parallel: 1 }))
      if (missing > 0) await keyOf(password, stored.salt, { ...stored.cost, parallel: missing })
      return timingSafeEqual(actual, stored.key) && hash !== null
    },
    isOutdated(hash) {
      const { cost: before } = readHash(hash)
      return before.n !== cost.n || before.blockSize !== cost.blockSize || before.parallel !== cost.parallel
    },
    none: () => writeHash({ cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }),
  }
}

function workOf({ n, blockSize, parallel }: PasswordCost): number {
  return n * blockSize * parallel
}

function keyOf(password: string, salt: Buffer, { n, blockSize, parallel }: PasswordCost): Promise<Buffer> {
  // Composed and decomposed letters are the same password to the one who types it.
  const options = { N: n, r: blockSize, p: parallel, maxmem: 256 * blockSize * (n + parallel) }
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, options)
}
