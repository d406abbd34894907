/** Channels of events: their addresses and parameters. */
export const CHANNELS = {
  public: { address: 'public:{locale}', summary: 'Coarse changes of lists, public.' },
  list: {
    address: 'list:{locale}:{list}',
    summary: 'Prices of the listed markets, score and clock of all matches of a sport or a league, public.',
  },
  match: { address: 'match:{locale}:{matchId}', summary: 'Everything of one event, public.' },
  private: {
    address: '$private:{locale}:{userId}',
    summary: "A player's own money and bets; needs a subscription token (`POST /api/v2/websocket/authorize`).",
  },
} as const
export type ChannelName = keyof typeof CHANNELS

/** Channel locale: br, and the Portuguese of Brazil, is called pt (specification, document 2, section 7.3). */
export function channelLocale(locale: string): string {
  return locale === 'br' || locale === 'pt-BR' ? 'pt' : locale
}
/** Coarse changes of lists, public. */
export function publicChannel(locale: string): string {
  return `public:${channelLocale(locale)}`
}
/** The list of all matches of a sport, as it is part of a channel's name. */
export function sportList(sportId: number): string {
  return `sport-${sportId}`
}
/** The list of all matches of a league, as it is part of a channel's name. */
export function leagueList(tournamentId: number): string {
  return `league-${tournamentId}`
}
/** What rows of a list show of its matches. @param list of `sportList` or `leagueList` */
export function listChannel(locale: string, list: string): string {
  return `list:${channelLocale(locale)}:${list}`
}
/** Everything of one match. */
export function eventChannel(locale: string, eventId: number): string {
  return `match:${channelLocale(locale)}:${eventId}`
}
/** A player's own money and bets; needs a subscription token. */
export function privateChannel(locale: string, userId: number): string {
  return `$private:${channelLocale(locale)}:${userId}`
}
