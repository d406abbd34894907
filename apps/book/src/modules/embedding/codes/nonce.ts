import { createHash } from 'node:crypto'

/**
 * What a frame makes its nonce of a verifier by: who has seen the nonce and the code cannot exchange it (RFC 7636,
 * S256).
 */
export function nonceOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
