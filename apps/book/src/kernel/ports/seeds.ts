import { randomBytes } from 'node:crypto'

/** Makes a seed that draws are made by: 32 bytes that nobody could guess, as 64 hexadecimal digits. */
export type NewSeed = () => string

export const newSeed: NewSeed = () => randomBytes(32).toString('hex')
