import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Argon2Hash, argon2Key, type PasswordCost, readArgon2, topUpArgon2, writeArgon2 } from './argon2.ts'
import { readScrypt, type ScryptCost, type ScryptHash, scryptKey, topUpScrypt } from './scrypt.ts'

export type { PasswordCost } from './argon2.ts'

/** About 50 ms and 19 MiB: what OWASP recommends for argon2id. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 }

/** The work of the last hashes that were made by scrypt. */
const SCRYPT_COST: ScryptCost = { n: 2 ** 15, blockSize: 8, parallel: 3 }

const KEY_BYTES = 32
const SALT_BYTES = 16

/** Passwords as they are kept: derived with a salt of their own, and with the work they took beside them. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one of the hash. What does not match takes the same work for every hash, older ones and
   * a null one, which nothing matches, among them: the time does not reveal who has an account.
   */
  verify(password: string, hash: string | null): Promise<boolean>
  /**
   * Whether the hash was made in another way than new ones are, and should be made again when the password is at hand.
   */
  isOutdated(hash: string): boolean
  /** A hash that no password matches. */
  none(): string
}

/**
 * @param scryptCost the most work that a hash by scrypt which is still stored took
 * @param hasScrypt whether there are any; while there are none, nothing that fails takes their work
 */
export function createPasswords(
  cost: PasswordCost,
  scryptCost: ScryptCost = SCRYPT_COST,
  hasScrypt: () => Promise<boolean> = async () => true,
): Passwords {
  const dummy: Argon2Hash = { kind: 'argon2id', cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }

  /** Spends what a failed comparison with this hash is short of one with any other. */
  async function spendTheRest(password: string, stored: StoredHash): Promise<void> {
    if (stored.kind === 'argon2id') {
      await topUpArgon2(password, stored.salt, stored.cost, cost)
      if (await hasScrypt()) await scryptKey(password, stored.salt, scryptCost, KEY_BYTES)
    } else {
      await topUpScrypt(password, stored.salt, stored.cost, scryptCost)
      await argon2Key(password, dummy.salt, cost, KEY_BYTES)
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return writeArgon2({ cost, salt, key: await argon2Key(composed(password), salt, cost, KEY_BYTES) })
    },
    async verify(password, hash) {
      const typed = composed(password)
      const stored = hash === null ? dummy : readHash(hash)
      if (timingSafeEqual(await keyOf(typed, stored), stored.key) && hash !== null) return true
      await spendTheRest(typed, stored)
      return false
    },
    isOutdated(hash) {
      const stored = readHash(hash)
      if (stored.kind === 'scrypt') return true
      const { memory, passes, lanes } = stored.cost
      return memory !== cost.memory || passes !== cost.passes || lanes !== cost.lanes
    },
    none: () => writeArgon2({ cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }),
  }
}

type StoredHash = Argon2Hash | ScryptHash

function readHash(text: string): StoredHash {
  const stored = readArgon2(text) ?? readScrypt(text)
  if (stored === null) throw new Error('A stored password hash is damaged')
  return stored
}

function keyOf(password: string, stored: StoredHash): Promise<Buffer> {
  const { salt, key } = stored
  return stored.kind === 'argon2id'
    ? argon2Key(password, salt, stored.cost, key.length)
    : scryptKey(password, salt, stored.cost, key.length)
}

/** Composed and decomposed letters are the same password to the one who types it. */
function composed(password: string): string {
  return password.normalize('NFKC')
}
