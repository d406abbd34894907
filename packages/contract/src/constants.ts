/** Business constants of the specification, document 2, section 9. Units are in the names. */
export const BETS_PAGE_SIZE = 500
export const MARKETS_PAGE_SIZE = 500
export const MAX_SELECTIONS = 40
export const MAX_BETS_PER_REQUEST = 50
/** Outcomes of one event in a custom bet. */
export const MAX_CUSTOM_SELECTIONS = 12
export const SEARCH_QUERY_MIN = 3
export const SEARCH_QUERY_MAX = 50
/** Rows of a list of bonuses, of hunting tournaments and of jackpot hits, unless asked otherwise. */
export const BONUS_PAGE_SIZE = 4
export const HUNTING_TOURNAMENTS_PAGE_SIZE = 1
export const JACKPOT_HITS_LIMIT = 10
export const TOAST_CLOSE_MS = 5_000
export const REALTIME_TIMEOUT_MS = 5_000
export const RECONNECT_MIN_MS = 500
export const RECONNECT_MAX_MS = 20_000
export const MAX_SERVER_PING_DELAY_MS = 10_000
/** Nothing is bettable on prices older than this. */
export const PRICE_MAX_AGE_MS = 10_000
export const DEVICE_ID_COOKIE_DAYS = 7_300
/** Every call that changes state carries this header, or is refused: a foreign page cannot set it without CORS. */
export const APP_HEADER = 'x-app'
export const APP_HEADER_VALUE = 'touchline'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** What a key may look like; the client makes it before it sends. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,100}$/
export const PLATFORM_MEDIA_TYPE = 'application/vnd.touchline.v1+json'

/** Event status codes. All but the first two are not bettable. */
export const EVENT_STATUS = { prematch: 0, live: 1, stopped: 2, closed: 3, finished: 4, not_covered: 5 } as const
export type EventStatus = (typeof EVENT_STATUS)[keyof typeof EVENT_STATUS]

/** Market status codes: the first may be bet on, suspended is shown locked, the rest are hidden. */
export const MARKET_STATUS = {
  allowed: 1,
  suspended: -1,
  not_allowed: 0,
  handed_over: -2,
  settled: -3,
  cancelled: -4,
} as const
export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS]

/** Sports whose events are matches of two sides. */
export const MATCH_SPORT_KEYS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'american-football',
  'baseball',
  'cs2',
  'dota2',
  'lol',
] as const
export type MatchSportKey = (typeof MATCH_SPORT_KEYS)[number]

/** All of them: those of additional providers, whose events are races and draws, come last. */
export const SPORT_KEYS = [...MATCH_SPORT_KEYS, 'horse-racing', 'lottery'] as const
export type SportKey = (typeof SPORT_KEYS)[number]

export const SPORT_TYPES = ['regular', 'cyber', 'racing', 'lottery'] as const
export type SportType = (typeof SPORT_TYPES)[number]
/** Who events and prices come from. The last two are additional ones, behind their flags. */
export const PROVIDERS = ['betradar', 'oddin', 'betconstruct', 'racing', 'lotto'] as const
export type Provider = (typeof PROVIDERS)[number]
/** Flags of the additional providers: without its flag a provider's sports, events and markets are not there. */
export const ADDITIONAL_PROVIDERS = { horse_racing: 'racing', lotto: 'lotto' } as const satisfies Record<
  string,
  Provider
>
export type AdditionalProvider = keyof typeof ADDITIONAL_PROVIDERS
/** Kinds of events: two sides, a championship, a race of many, a draw of numbers. */
export const SPORT_EVENT_TYPES = ['match', 'outright', 'race', 'draw'] as const
export type SportEventType = (typeof SPORT_EVENT_TYPES)[number]
export const ODDS_FORMATS = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]
export const ACCEPT_MODES = ['none', 'higher', 'any'] as const
/** Which price moves a player accepts without being asked: none, only better ones, or any. */
export type AcceptMode = (typeof ACCEPT_MODES)[number]
export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const
export type BetType = (typeof BET_TYPES)[number]
export const BET_STATES = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'done',
  'cashout_in_progress',
  'cashed_out',
  'withdrawn',
  'cancelled',
  'rejected',
] as const
export type BetState = (typeof BET_STATES)[number]
export const BET_RESULTS = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
] as const
export type BetResult = (typeof BET_RESULTS)[number]
export const BET_FILTERS = ['all', 'open', 'settled'] as const
export type BetFilter = (typeof BET_FILTERS)[number]
export const NOTIFICATION_TYPES = ['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
export const MATCH_SORTS = [
  'tournament.sport.id',
  'tournament.sport.priority',
  'category.id',
  'category.priority',
  'tournament.id',
  'tournament.priority',
  'start_time',
  'bets_count',
] as const
/** A sort key, ascending, or descending with a leading minus. */
export type MatchSort = (typeof MATCH_SORTS)[number] | `-${(typeof MATCH_SORTS)[number]}`
export const OUTCOME_KEYS = ['home', 'draw', 'away', 'under', 'total', 'over'] as const
export type OutcomeKey = (typeof OUTCOME_KEYS)[number]
export const BONUS_AVAILABILITIES = [
  'available',
  'active',
  'not_available',
  'deactivated',
  'bonus_over',
  'expired',
  'overridden',
  'unknown',
] as const
/** What a player can do with a bonus now. */
export type BonusAvailability = (typeof BONUS_AVAILABILITIES)[number]
export const FREEBET_TYPES = ['freebet', 'freebet_no_risk', 'freebet_all_win', 'freebet_only_win'] as const
export type FreebetType = (typeof FREEBET_TYPES)[number]
/** Kinds of entries in a player's list of bonuses. */
export const BONUS_ENTRY_TYPES = [
  'comboboost',
  'freebet',
  'hunting',
  'lootbox',
  'hunting_tournament',
  'jackpot',
] as const
export type BonusEntryType = (typeof BONUS_ENTRY_TYPES)[number]
/** The same as they are called in paths. */
export const BONUS_KINDS = ['comboboosts', 'freebets', 'huntings', 'lootboxes', 'tournaments'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]
export const TOURNAMENT_LEVELS = ['match', 'stage', 'season', 'simple_tournament'] as const
export const TOURNAMENT_LEVEL_STATUSES = ['active', 'created', 'disabled', 'finished', 'paused'] as const
export const JACKPOT_HIT_STATUSES = ['approved', 'paid'] as const
export const LIMIT_TYPES = [
  'activity',
  'sportsbook_session',
  'session',
  'bet',
  'time',
  'loss',
  'wager',
  'deposit',
  'reality_check',
  'selfexclusion',
  'coolingoff',
] as const
export type LimitType = (typeof LIMIT_TYPES)[number]
export const LIMIT_STATUSES = [
  'active',
  'confirmed',
  'confirmed_disabled',
  'unconfirmed_disabled',
  'unconfirmed',
  'disabled',
] as const
export type LimitStatus = (typeof LIMIT_STATUSES)[number]
/** Which events a listing shows by their status; `bettable`: those with something to bet on right now. */
export const MATCH_STATUS_FILTERS = ['prematch', 'live', 'finished', 'bettable'] as const
export const FAVOURITE_TYPES = ['events', 'tournaments', 'competitors'] as const
export type FavouriteType = (typeof FAVOURITE_TYPES)[number]
/** How many things of one type a player can follow. */
export const MAX_FAVOURITES = 500
export const PREDICTION_OUTCOMES = ['home', 'draw', 'away'] as const
/** Who wins, as a player sees it coming. */
export type PredictionOutcome = (typeof PREDICTION_OUTCOMES)[number]
export const MATCH_STATISTICS_TYPES = ['statistics', 'h2h', 'form'] as const
export const PHONE_STATUSES = ['none', 'unverified', 'verified'] as const
export type PhoneStatus = (typeof PHONE_STATUSES)[number]
/** What moved money on an account; `other` is all that has no name of its own. */
export const STATEMENT_TYPES = [
  'deposit',
  'withdrawal',
  'stake',
  'stake_returned',
  'payout',
  'cash_out',
  'correction',
  'debt_repaid',
  'bonus',
  'other',
] as const
export type StatementType = (typeof STATEMENT_TYPES)[number]
/** A search shows no results of matches: the filter of `GET /matches` without them. */
export const SEARCH_MATCH_STATUSES = ['prematch', 'live', 'bettable'] as const
