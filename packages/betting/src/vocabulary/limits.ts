/** Most selections one bet may have. */
export const MAX_SELECTIONS = 40

/** Most bets one placement may have. */
export const MAX_BETS_PER_REQUEST = 50

/** Most outcomes of one event in a custom bet. */
export const MAX_CUSTOM_SELECTIONS = 12
