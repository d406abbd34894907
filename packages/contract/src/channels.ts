/** Channel locale: br is spoken as pt (specification, document 2, section 7.3). */
export function channelLocale(locale: string): string {
  return locale === 'br' ? 'pt' : locale
}
/** Coarse changes of lists, for everybody. */
export function publicChannel(locale: string): string {
  return `public:${channelLocale(locale)}`
}
/** Everything of one match. */
export function matchChannel(locale: string, matchId: number): string {
  return `match:${channelLocale(locale)}:${matchId}`
}
/** A player's own money and bets; needs a subscription token. */
export function privateChannel(locale: string, userId: number): string {
  return `$private:${channelLocale(locale)}:${userId}`
}
