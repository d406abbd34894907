import { randomBytes } from 'node:crypto'

/** Makes an unpredictable seed for draws: 32 bytes, as 64 hexadecimal digits. */
export type NewSeed = () => string

export const newSeed: NewSeed = () => randomBytes(32).toString('hex')
