import { createHmac } from 'node:crypto'

/**
 * Names of players for other companies: a player has the same name with a company for ever, and a name reveals neither
 * who the player is nor that names of two companies are one player.
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
