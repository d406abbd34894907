import { type CallName, privateChannel } from '@touchline/contract'
import type { CallOptions } from '../inject-call.ts'
import type { Belongings } from './belongings.ts'

/** What a call has to do with things of other players. */
export type Claim =
  /** It names none of them: what it answers is the caller's own, or everybody's. */
  | {
      readonly names: 'nothing'
      /** What it cannot do without. */
      readonly with?: (owner: Belongings) => CallOptions
    }
  /** It names one: asked by another player, it answers what it answers about a thing that nobody has. */
  | {
      readonly names: 'a bet' | 'a session' | 'a notification' | 'a channel' | 'a limit'
      readonly of: (owner: Belongings) => CallOptions
      readonly nobodys: CallOptions
      /** 404 unless it says otherwise. */
      readonly status: 200 | 403 | 404
    }

const NOBODYS = 2_147_483_011
const nothing = { names: 'nothing' } as const
const by = (options: CallOptions): Claim => ({ names: 'nothing', with: () => options })
const anyMatch = by({ params: { id: 1 } })
const anyBonus = by({ params: { typeplural: 'freebets', id: 1 } })
const token = (name: string) => by({ body: { [name]: 'a'.repeat(43), password: 'seven green boats at noon' } })
const nobody = by({ body: { email: 'nobody@touchline.test', password: 'seven green boats at noon' } })

/**
 * Every call of the contract: a new one does not compile before it says here whether it can name what is another player's.
 */
export const CLAIMS: { readonly [N in CallName]: Claim } = {
  getBet: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId } }),
    nobodys: { params: { id: NOBODYS } },
    status: 404,
  },
  setAutoCashOut: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId }, body: { to_cashout: 1 } }),
    nobodys: { params: { id: NOBODYS }, body: { to_cashout: 1 } },
    status: 404,
  },
  cancelAutoCashOut: {
    names: 'a bet',
    of: ({ betId }) => ({ params: { id: betId } }),
    nobodys: { params: { id: NOBODYS } },
    status: 404,
  },
  cashOutBet: {
    names: 'a bet',
    of: ({ betId }) => cashOut(betId),
    nobodys: cashOut(NOBODYS),
    status: 404,
  },
  endSession: {
    names: 'a session',
    of: ({ sessionId }) => ({ params: { id: sessionId } }),
    nobodys: { params: { id: NOBODYS } },
    status: 404,
  },
  confirmUserLimit: {
    names: 'a limit',
    of: ({ limitId }) => ({ params: { id: limitId } }),
    nobodys: { params: { id: NOBODYS } },
    status: 404,
  },
  setUserLimit: by({ body: { type: 'bet', period: null, amount: 100_000, currency: 'EUR', time_zone: 'UTC' } }),
  excludePlayer: by({ body: { type: 'coolingoff', days: 1 } }),
  // A list: what of it is not the caller's is left alone, and he is not told which.
  readNotifications: {
    names: 'a notification',
    of: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
    nobodys: { body: { ids: [NOBODYS] } },
    status: 200,
  },
  websocketAuthorize: {
    names: 'a channel',
    of: ({ channel }) => ({ body: { channels: [channel] } }),
    nobodys: { body: { channels: [privateChannel('en', NOBODYS)] } },
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
  requestPhoneCode: by({ body: { phone_number: '+436649999999' } }),
  confirmPhone: by({ body: { code: '000000' } }),
  changePassword: by({ body: { current_password: 'is another one', password: 'seven green boats at noon' } }),
  getUserLimits: nothing,
  getCompPoints: nothing,
  getStatusGroups: nothing,
  trackActivity: by({ body: {} }),
  getWatchersUserId: nothing,
  launchApp: by({ params: { provider: 'racing' }, body: { app: 'lobby' } }),
  counters: by({ body: {} }),
  websocketToken: nothing,

  getFavourites: by({ params: { type: 'events' } }),
  addFavourite: by({ params: { type: 'events', id: 1 } }),
  removeFavourite: by({ params: { type: 'events', id: 1 } }),
  getPrediction: by({ query: { prediction_id: 'winner:1' } }),
  castVote: by({ body: { prediction_id: 'winner:1', data: { outcome: 'home' } } }),

  // A code is made to be given to everybody; who made it is not told.
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
  boostFreebet: by({ params: { id: 1 }, body: { freebet_id: 1 } }),
  applyPromoCode: by({ body: { code: 'NO-SUCH-CODE' } }),
  getJackpots: nothing,
  getJackpot: by({ params: { id: 1 } }),
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
  signIn: nobody,
  signOut: nothing,
  // Whoever holds a link may use it; one that nobody was sent is refused.
  checkConfirmation: by({ query: { confirmation_token: 'a'.repeat(43) } }),
  confirmUser: token('confirmation_token'),
  resendConfirmation: nobody,
  checkUnlock: by({ query: { unlock_token: 'a'.repeat(43) } }),
  unlockUser: token('unlock_token'),
  resendUnlock: nobody,
  requestPasswordReset: nobody,
  resetPassword: token('reset_password_token'),
  patchPassword: token('reset_password_token'),
}

function cashOut(id: number): CallOptions {
  return { body: { bet_id: id, to_cashout: 1 }, headers: { 'idempotency-key': `permissions-${id}` } }
}
