import { createHmac } from 'node:crypto'

/**
 * Names of players for other companies: the same player has the same name with the same company for ever, and nobody can tell
 * from it who they are, nor that two companies' names are one player.
 */
export interface Pseudonyms {
  of(company: string, playerId: number): string
}

export function createPseudonyms(secret: string): Pseudonyms {
  return {
    of: (company, playerId) =>
      createHmac('sha256', secret).update(`${company}\n${playerId}`).digest('base64url').slice(0, 22),
  }
}
