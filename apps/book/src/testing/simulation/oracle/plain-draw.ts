import { createHash, createHmac } from 'node:crypto'
import { Violation } from '../violation.ts'

/** Place of what a seed draws for a subject, by the rule of docs/jackpots.md written down once more. */
export function plainDraw(seed: string, subject: string, weights: readonly bigint[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  const limit = 2n ** 53n - (2n ** 53n % total)
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${subject}#${block}`).digest()
    for (let at = 0; at < bytes.length; at += 8) {
      const number = bytes.readBigUInt64BE(at) >> 11n
      if (number >= limit) continue
      let left = number % total
      return weights.findIndex((weight) => {
        left -= weight
        return left < 0n
      })
    }
  }
}

/** Fails unless the commitment published before the draw is the hash of the seed. */
export function expectPromised({ seed, commitment }: { readonly seed: string; readonly commitment: string }): void {
  const digest = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
  if (digest !== commitment) throw new Violation(`a seed was drawn with whose promise was another one: ${commitment}`)
}
