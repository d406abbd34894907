import type { CALLS, CallName } from '@touchline/contract'

type Call<N extends CallName> = (typeof CALLS)[N]

/** Where each call goes. The literal types are the contract's own, so a wrong method or path does not compile. */
export type CallRoutes = { readonly [N in CallName]: readonly [Call<N>['method'], Call<N>['path']] }

/** Methods and paths without the schemas: the browser makes calls without carrying a validator. */
export const CALL_ROUTES: CallRoutes = {
  getSports: ['GET', '/api/v2/sports'],
  getCategories: ['GET', '/api/v2/categories'],
  getCategory: ['GET', '/api/v2/categories/{id}'],
  getTournaments: ['GET', '/api/v2/tournaments'],
  getTournament: ['GET', '/api/v2/tournaments/{id}'],
  getMatches: ['GET', '/api/v2/matches'],
  getMatch: ['GET', '/api/v2/matches/{id}'],
  getMatchMarkets: ['GET', '/api/v2/matches/{id}/markets'],
  placeBets: ['POST', '/api/v3/bets'],
  getBets: ['GET', '/api/v3/bets'],
  getBet: ['GET', '/api/v3/bets/{id}'],
  getMaxStake: ['POST', '/api/v2/bets/max-stake'],
  signIn: ['POST', '/api/users/sign_in'],
  signOut: ['DELETE', '/api/users/sign_out'],
  getPlayer: ['GET', '/api/player'],
  getAccounts: ['GET', '/api/player/accounts'],
  updateLocale: ['PATCH', '/api/player/update_locale'],
  getSettings: ['GET', '/api/v2/settings'],
  updateSettings: ['POST', '/api/v2/settings'],
  getNotifications: ['GET', '/api/v2/notifications'],
  getNotificationCounters: ['GET', '/api/v2/notifications/counters'],
  readNotifications: ['POST', '/api/v2/notifications/read'],
  readAllNotifications: ['POST', '/api/v2/notifications/read-all'],
  websocketToken: ['POST', '/api/v2/websocket/token'],
  websocketAuthorize: ['POST', '/api/v2/websocket/authorize'],
  counters: ['POST', '/api/v2/counters'],
}
