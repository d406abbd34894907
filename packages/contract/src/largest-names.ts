/**
 * What names an outcome is no larger: numbers of markets have 32 bits in the book. What is larger is not offered, so
 * that everything on offer can be bet on.
 */
export const MAX_MARKET_ID = 2_147_483_647
export const MAX_SPECIFIER_LENGTH = 200
export const MAX_OUTCOME_ID_LENGTH = 80
