/** A player has no bonuses yet; ids that are not his are left alone. */
export async function markBonusesAsSeen(): Promise<null> {
  return null
}
