/**
 * The terms of betting that wire, book and screens share, each defined once. Plain data: the browser loads only what it
 * uses.
 */
export * from './bets.ts'
export * from './direction.ts'
export * from './events.ts'
export * from './incidents.ts'
export * from './limits.ts'
export * from './locales.ts'
export * from './markets.ts'
export * from './payments.ts'
export * from './prices.ts'
export * from './providers.ts'
export * from './racing.ts'
export * from './sports.ts'
