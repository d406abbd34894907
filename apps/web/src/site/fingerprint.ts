import type { Block } from '@touchline/contract'

/** JSON with keys in their order, so that the same is written the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** Tells lists of blocks apart by everything that they say: FNV-1a of 32 bits, in base 36. */
export function fingerprint(blocks: readonly Block[]): string {
  let hash = 0x811c9dc5
  for (const sign of canonical(blocks)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
