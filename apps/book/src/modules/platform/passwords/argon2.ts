import { argon2 } from 'node:crypto'

/** How much work one derivation by argon2id is. */
export interface PasswordCost {
  /** In KiB; at least 8 for each lane. */
  readonly memory: number
  /** Passes over the memory. */
  readonly passes: number
  readonly lanes: number
}

export interface Argon2Hash {
  readonly kind: 'argon2id'
  readonly cost: PasswordCost
  readonly salt: Buffer
  readonly key: Buffer
}

/** As it is stored, a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$key`. */
export function writeArgon2({ cost, salt, key }: Omit<Argon2Hash, 'kind'>): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.lanes}$${unpadded(salt)}$${unpadded(key)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Reads a PHC string of argon2id; null where the text is none. */
export function readArgon2(text: string): Argon2Hash | null {
  const [, memory, passes, lanes, salt, key] = PHC.exec(text) ?? []
  if (salt === undefined || key === undefined) return null
  return {
    kind: 'argon2id',
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

/** Off the event loop. */
export function argon2Key(password: string, salt: Buffer, cost: PasswordCost, bytes: number): Promise<Buffer> {
  const { memory, passes, lanes: parallelism } = cost
  const input = { message: password, nonce: salt, parallelism, tagLength: bytes, memory, passes }
  return new Promise((resolve, reject) => {
    argon2('argon2id', input, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}

/** Spends what a derivation at one cost is short of one at another. */
export async function topUpArgon2(
  password: string,
  salt: Buffer,
  spent: PasswordCost,
  wanted: PasswordCost,
): Promise<void> {
  const passes = Math.ceil((wanted.memory * wanted.passes - spent.memory * spent.passes) / spent.memory)
  if (passes > 0) await argon2Key(password, salt, { ...spent, passes }, 32)
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
