import { sha256 } from '@noble/hashes/sha2.js'
import { keyedHash } from './keyed-hash.ts'

const SEED = /^[0-9a-f]{64}$/
/** Numbers are taken from 53 bits at a time, what a double holds exactly. */
const RANGE = 2 ** 53
/** Of the second word of eight bytes, the bits that are too many. */
const SPARE_BITS = 11

/** A subject is written in these, so that it has the same bytes everywhere. */
const PRINTABLE_ASCII = /^[ -~]*$/

/**
 * Draws one of several outcomes, by whole weights.
 * @param subject of the draw, different for every draw of a seed, in printable ASCII, e.g. 'jackpot 3 grand bet 41'
 * @param weights an outcome's chance is its weight over the sum of all; safe integers from 0 whose sum is one, too,
 * above 0
 * @returns place of the outcome in `weights`
 */
export type Draw = (subject: string, weights: readonly number[]) => number

/** What proves a draw once its seed is published. */
export interface DrawRecord {
  /** Published before the draw: `commitmentOf(seed)`. */
  readonly commitment: string
  readonly seed: string
  readonly subject: string
  readonly weights: readonly number[]
  /** Place of the drawn outcome. */
  readonly drawn: number
}

/** What does not hold in the record of a draw. */
export type DrawFault = 'malformed' | 'other_seed' | 'other_outcome'

/**
 * The public part of a seed before a draw: its SHA-256, in hexadecimal. It does not reveal the seed, and the house
 * cannot use another seed afterwards.
 * @param seed 32 random bytes, as 64 lower-case hexadecimal digits; else a RangeError is thrown
 */
export function commitmentOf(seed: string): string {
  return hexOf(sha256(bytesOf(seed)))
}

/**
 * Draws by a seed. The number behind a draw is HMAC-SHA-256(seed, 'subject#0'), then '#1' and so on: the first 53 bits
 * of every eight bytes; one above the last whole multiple of the weights' sum is passed over, so that no outcome is
 * favoured.
 * @param seed as in `commitmentOf`
 * @throws RangeError for weights that are none, and a subject in other characters
 */
export function createDraw(seed: string): Draw {
  const hash = keyedHash(bytesOf(seed))
  return (subject, weights) => {
    const total = totalOf(weights)
    let left = numberBelow(total, (block) => hash(asciiOf(`${subject}#${block}`)))
    return weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
  }
}

/** Repeats the draw of a record; null: the outcome is right, and by the committed seed. */
export function faultOfDraw({ commitment, seed, subject, weights, drawn }: DrawRecord): DrawFault | null {
  if (!SEED.test(seed) || !PRINTABLE_ASCII.test(subject) || !areWeights(weights)) return 'malformed'
  if (commitmentOf(seed) !== commitment) return 'other_seed'
  return createDraw(seed)(subject, weights) === drawn ? null : 'other_outcome'
}

function numberBelow(total: number, blockOf: (block: number) => Uint8Array): number {
  const limit = RANGE - (RANGE % total)
  for (let block = 0; ; block++) {
    const bytes = blockOf(block)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length; at += 8) {
      const number = view.getUint32(at) * 2 ** (32 - SPARE_BITS) + (view.getUint32(at + 4) >>> SPARE_BITS)
      if (number < limit) return number % total
    }
  }
}

function areWeights(weights: readonly number[]): boolean {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (
    weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) && Number.isSafeInteger(total) && total > 0
  )
}

function totalOf(weights: readonly number[]): number {
  if (!areWeights(weights)) throw new RangeError('Weights are whole numbers from 0 with a sum above 0')
  return weights.reduce((sum, weight) => sum + weight, 0)
}

function asciiOf(text: string): Uint8Array {
  if (!PRINTABLE_ASCII.test(text)) throw new RangeError('What is drawn for is written in printable ASCII')
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

function bytesOf(seed: string): Uint8Array {
  if (!SEED.test(seed)) throw new RangeError('A seed is 64 lower-case hexadecimal digits')
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
