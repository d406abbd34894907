import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** Work of one derivation: about 50 ms and 32 MB. Kept with every hash, so that it can be raised later. */
const COST = 2 ** 15
const BLOCK_SIZE = 8
const KEY_BYTES = 32

/** Hash of a password with a salt of its own: `scrypt$cost$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, COST)
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password is the one of the hash; as much work for a null hash, which nothing matches. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, cost, salt, key] = (hash ?? NOBODY).split('$')
  if (kind !== 'scrypt' || salt === undefined || key === undefined) throw new Error('A stored password hash is damaged')
  const expected = Buffer.from(key, 'base64url')
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'), Number(cost))
  return timingSafeEqual(actual, expected) && hash !== null
}

const NOBODY = ['scrypt', COST, 'bm9ib2R5LW5vYm9keQ', Buffer.alloc(KEY_BYTES).toString('base64url')].join('$')

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // Composed and decomposed letters are the same password to the one who types it.
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * cost * BLOCK_SIZE }
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, options)
}
