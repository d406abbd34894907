/**
 * The words of betting that the wire, the book and the screens share, each said once. Plain data: importing it costs
 * the browser nothing but the words it uses.
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
