/** Whom a token speaks for: one session of one player, so that ending the session leaves their others alone. */
export interface Subject {
  readonly playerId: number
  readonly sessionId: number
}

/** The user of the protocol for a subject. */
export function userOf({ playerId, sessionId }: Subject): string {
  return `${playerId}.${sessionId}`
}

/** The player of a user made by `userOf`. */
export function ownerOfUser(user: string): string {
  return user.split('.', 1)[0] ?? user
}
