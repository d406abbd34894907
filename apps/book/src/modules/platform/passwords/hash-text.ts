import type { PasswordCost } from './password.ts'

export interface HashedPassword {
  readonly cost: PasswordCost
  readonly salt: Buffer
  readonly key: Buffer
}

/** As it is stored: `scrypt$n$blockSize$parallel$salt$key`. */
export function writeHash({ cost, salt, key }: HashedPassword): string {
  const { n, blockSize, parallel } = cost
  return ['scrypt', n, blockSize, parallel, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Reads a stored hash; the short form `scrypt$n$salt$key` has a block size of 8 and one repetition. */
export function readHash(text: string): HashedPassword {
  const [kind, n, ...rest] = text.split('$')
  const [blockSize, parallel, salt, key] = rest.length === 2 ? ['8', '1', ...rest] : rest
  if (kind !== 'scrypt' || salt === undefined || key === undefined) throw new Error('A stored password hash is damaged')
  return {
    cost: { n: Number(n), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}
