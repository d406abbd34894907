import { type CallName, privateChannel } from '@touchline/contract'
import type { CallOptions } from '../inject-call.ts'
import { TEST_PASSWORD } from '../test-password.ts'
import type { Belongings } from './belongings.ts'

/** What a call has to do with things of other players. */
export type Claim =
  /** The request names none of them: its response is about the caller, or the same for all. */
  | {
      readonly names: 'nothing'
      /** What it cannot do without. */
      readonly with?: (owner: Belongings) => CallOptions
    }
  /** The request names one: another player gets the response for one that does not exist. */
  | {
      readonly names:
        | 'a bet'
        | 'a session'
        | 'a notification'
        | 'a channel'
        | 'a limit'
        | 'a deposit'
        | 'a withdrawal'
        | 'a payment method'
        | 'a passkey'
      readonly of: (owner: Belongings) => CallOptions
      readonly unknown: CallOptions
      /** 404 unless it says otherwise. */
      readonly status: 200 | 400 | 403 | 404
    }

/** A point on P-256 as browsers create them for subscriptions; it belongs to no player. */
const PUSH_POINT = 'BHE1-k_ZOgnc6Yu_aBtL_PUOfA1jVOYq-wv_KjQpYXhl7UwfAt25Aj7lalV-UV1qncZsEfIglg3llDNN9Yh3ZyQ'
const UNKNOWN_ID = 2_147_483_011
const nothing = { names: 'nothing' } as const
const by = (options: CallOptions): Claim => ({ names: 'nothing', with: () => options })
const anyMatch = by({ params: { id: 1 } })
const anyBonus = by({ params: { typeplural: 'freebets', id: 1 } })
const token = (name: string) => by({ body: { [name]: 'a'.repeat(43), password: 'seven green boats at noon' } })
const unknownPlayer = by({ body: { email: 'unknown@touchline.test', password: 'seven green boats at noon' } })

/**
 * Every call of the contract: a new one does not compile before this table defines whether it can name a thing of
 * another player.
 */
export const CLAIMS: { readonly [N in CallName]: Claim } = {
  getBet: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  setAutoCashOut: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId }, body: { to_cashout: 1 } }),
    unknown: { params: { id: UNKNOWN_ID }, body: { to_cashout: 1 } },
    status: 404,
  },
  cancelAutoCashOut: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  takeCounterOffer: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId }, body: { stake: 1, odds: null } }),
    unknown: { params: { id: UNKNOWN_ID }, body: { stake: 1, odds: null } },
    status: 404,
  },
  declineCounterOffer: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  cashOutBet: {
    names: 'a bet',
    of: ({ betId }) => cashOut(betId),
    unknown: cashOut(UNKNOWN_ID),
    status: 404,
  },
  endSession: {
    names: 'a session',
    of: ({ sessionId }) => ({ params: { id: sessionId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  removePasskey: {
    names: 'a passkey',
    of: ({ passkeyId }) => ({ params: { id: passkeyId }, body: { password: TEST_PASSWORD } }),
    unknown: { params: { id: UNKNOWN_ID }, body: { password: TEST_PASSWORD } },
    status: 404,
  },
  confirmUserLimit: {
    names: 'a limit',
    of: ({ limitId }) => ({ params: { id: limitId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  setUserLimit: by({ body: { type: 'bet', period: null, amount: 100_000, currency: 'EUR', time_zone: 'UTC' } }),
  getCashier: nothing,
  startDeposit: by({
    body: { amount: 10_00, currency: 'EUR', return_path: '/sports' },
    headers: { 'idempotency-key': 'permissions-cashier' },
  }),
  getDeposit: {
    names: 'a deposit',
    of: ({ depositId }) => ({ params: { id: depositId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  getDeposits: nothing,
  requestWithdrawal: {
    names: 'a payment method',
    of: ({ methodId }) => ({
      body: { amount: 1_00, currency: 'EUR', method_id: methodId },
      headers: { 'idempotency-key': 'permissions-cashier' },
    }),
    unknown: {
      body: { amount: 1_00, currency: 'EUR', method_id: UNKNOWN_ID },
      headers: { 'idempotency-key': 'permissions-unknown' },
    },
    status: 400,
  },
  getWithdrawals: nothing,
  takeBackWithdrawal: {
    names: 'a withdrawal',
    of: ({ withdrawalId }) => ({ params: { id: withdrawalId } }),
    unknown: { params: { id: UNKNOWN_ID } },
    status: 404,
  },
  quoteExchange: by({ body: { from: 'EUR', to: 'USD', amount: 1_00 } }),
  exchangeMoney: by({
    body: { from: 'EUR', to: 'USD', amount: 1_00, expected: 1 },
    headers: { 'idempotency-key': 'permissions-cashier' },
  }),
  excludePlayer: by({ body: { type: 'coolingoff', days: 1 } }),
  // A list: entries of other players are ignored without a hint which they are.
  readNotifications: {
    names: 'a notification',
    of: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
    unknown: { body: { ids: [UNKNOWN_ID] } },
    status: 200,
  },
  websocketAuthorize: {
    names: 'a channel',
    of: ({ channel }) => ({ body: { channels: [channel] } }),
    unknown: { body: { channels: [privateChannel('en', UNKNOWN_ID)] } },
    status: 403,
  },

  getPlayer: nothing,
  updatePlayer: by({ body: {} }),
  getAccounts: nothing,
  createAccount: by({ body: { currency: 'EUR' } }),
  getBets: nothing,
  placeBets: by({ body: {} }),
  getMaxStake: by({ body: {} }),
  getStatements: nothing,
  getStatementsFile: nothing,
  getNotifications: nothing,
  getNotificationCounters: nothing,
  readAllNotifications: nothing,
  getSettings: nothing,
  updateSettings: by({ body: {} }),
  updateLocale: by({ body: { locale: 'en' } }),
  getSessions: nothing,
  endOtherSessions: nothing,
  getPlaySession: nothing,
  startPlaySession: nothing,
  continuePlaySession: nothing,
  getPhone: nothing,
  requestPhoneCode: by({ body: { phone_number: '+436649999999', password: TEST_PASSWORD } }),
  confirmPhone: by({ body: { code: '000000' } }),
  exportPlayerData: nothing,
  closeAccount: by({ body: { password: 'is another one' } }),
  getSecurity: nothing,
  getSignIns: nothing,
  startAuthenticator: by({ body: { password: 'is another one' } }),
  confirmAuthenticator: by({ body: { code: '000000' } }),
  removeAuthenticator: by({ body: { password: 'is another one' } }),
  startPasskey: by({ body: { password: 'is another one' } }),
  addPasskey: by({ body: { credential: { id: 'unknown' }, name: 'phone' } }),
  changePassword: by({ body: { current_password: 'is another one', password: 'seven green boats at noon' } }),
  getUserLimits: nothing,
  getCompPoints: nothing,
  getStatusGroups: nothing,
  trackActivity: by({ body: {} }),
  getProtection: nothing,
  getPlayHistory: by({ query: { time_zone: 'UTC' } }),
  getWatchersUserId: nothing,
  getPush: nothing,
  subscribeToPush: by({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/unknown',
      keys: { p256dh: PUSH_POINT, auth: 'a'.repeat(22) },
      topics: ['bets'],
    },
  }),
  unsubscribeFromPush: nothing,
  launchApp: by({ params: { provider: 'racing' }, body: { app: 'lobby' } }),
  counters: by({ body: {} }),
  websocketToken: nothing,

  getFavourites: by({ params: { type: 'events' } }),
  addFavourite: by({ params: { type: 'events', id: 1 } }),
  removeFavourite: by({ params: { type: 'events', id: 1 } }),
  getPrediction: by({ query: { prediction_id: 'winner:1' } }),
  castVote: by({ body: { prediction_id: 'winner:1', data: { outcome: 'home' } } }),

  // A code is made to be shared with everyone; it does not name its author.
  createShareCode: by({ body: {} }),
  getSharedBets: { names: 'nothing', with: ({ shareCode }) => ({ query: { code: shareCode } }) },

  getBonuses: nothing,
  getBonus: anyBonus,
  getBonusTerms: anyBonus,
  getComboboosts: nothing,
  getFreebets: nothing,
  getHuntings: nothing,
  getHuntingTournaments: nothing,
  getLootboxes: nothing,
  getTournamentRating: by({ params: { id: 1 } }),
  findAvailableBonuses: by({ body: {} }),
  markBonusesAsSeen: by({ body: { bonuses: [{ id: 1, type: 'freebet' }] } }),
  activateBonus: by({ params: { id: 1 } }),
  boostFreebet: by({
    params: { id: 1 },
    body: { freebet_id: 1 },
    headers: { 'idempotency-key': 'permissions-box' },
  }),
  applyPromoCode: by({ body: { code: 'NO-SUCH-CODE' } }),
  getJackpots: nothing,
  getJackpot: by({ params: { id: 1 } }),
  getJackpotTerms: by({ params: { id: 1 } }),
  getJackpotHits: nothing,
  findJackpots: by({ body: {} }),

  getSports: nothing,
  getCategories: nothing,
  getCategory: by({ params: { id: 1 } }),
  getTournaments: nothing,
  getTournament: by({ params: { id: 1 } }),
  getMatches: nothing,
  getMeetings: by({ query: { start_from: '2026-11-20T00:00:00.000Z', start_to: '2026-11-21T00:00:00.000Z' } }),
  getMatch: anyMatch,
  getMatchMarkets: anyMatch,
  getMatchStatistics: by({ params: { id: 1, type: 'statistics' } }),
  getMatchStreams: anyMatch,
  getMatchResults: anyMatch,
  getMatchTimeline: anyMatch,
  getOddsHistory: by({ params: { id: 1 }, query: { market_id: '1' } }),
  getTournamentTable: by({ params: { id: 1 } }),
  getSystemState: nothing,
  getSiteConfig: nothing,
  getSiteMap: nothing,
  getSiteStyles: by({ params: { hash: '0'.repeat(16) } }),
  getSiteDraft: nothing,
  saveSiteDraft: by({ body: { revision: 0, basedOn: 0, file: { format: 1 } } }),
  publishSiteDraft: by({ body: { revision: 1 } }),
  previewSiteDraft: nothing,
  getSiteVersions: nothing,
  getSiteVersion: by({ params: { version: 0 } }),
  restoreSiteVersion: by({ params: { version: 0 }, body: { revision: 0 } }),
  getSiteEdits: nothing,
  getPageConfig: by({ query: { page: 'home' } }),
  getMatchVideo: anyMatch,
  getCustomMarkets: by({ params: { matchId: 1 } }),
  getCustomOdds: by({ body: {} }),
  search: by({ query: { q: 'owner' } }),
  getRates: nothing,
  getIcons: nothing,

  signUp: by({ body: {} }),
  signIn: unknownPlayer,
  signOut: nothing,
  startPasskeySignIn: nothing,
  startEmbedSession: by({
    body: { code: 'a'.repeat(43), verifier: 'b'.repeat(43), host_origin: 'https://host.test', cookieless: false },
  }),
  signInByPasskey: by({ body: { credential: { id: 'unknown' } } }),
  // A link works for every client that has it; a token that was never sent is refused.
  checkConfirmation: by({ query: { confirmation_token: 'a'.repeat(43) } }),
  confirmUser: token('confirmation_token'),
  resendConfirmation: unknownPlayer,
  checkUnlock: by({ query: { unlock_token: 'a'.repeat(43) } }),
  unlockUser: token('unlock_token'),
  resendUnlock: unknownPlayer,
  requestPasswordReset: unknownPlayer,
  resetPassword: token('reset_password_token'),
  patchPassword: token('reset_password_token'),
}

function cashOut(id: number): CallOptions {
  return { body: { bet_id: id, to_cashout: 1 }, headers: { 'idempotency-key': `permissions-${id}` } }
}
