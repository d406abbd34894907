/** The words of betting are betting's own; the wire speaks them as they are. */
export * from '@touchline/betting/vocabulary'

/** Business constants of the specification, document 2, section 9. Units are in the names. */
export const BETS_PAGE_SIZE = 500
export const MARKETS_PAGE_SIZE = 500
export const SEARCH_QUERY_MIN = 3
export const SEARCH_QUERY_MAX = 50
/** Rows of a list of bonuses and of hunting tournaments, unless requested otherwise. */
export const BONUS_PAGE_SIZE = 4
export const HUNTING_TOURNAMENTS_PAGE_SIZE = 1
export const REALTIME_TIMEOUT_MS = 5_000
export const RECONNECT_MIN_MS = 500
export const RECONNECT_MAX_MS = 20_000
export const MAX_SERVER_PING_DELAY_MS = 10_000
export const DEVICE_ID_COOKIE_DAYS = 7_300
/** Every call that changes state carries this header, or is refused: a foreign page cannot set it without CORS. */
export const APP_HEADER = 'x-app'
export const APP_HEADER_VALUE = 'touchline'
/** Cookie of a session. `__Host-`: the browser takes it only with Secure and Path=/, and no subdomain can set it. */
export const SESSION_COOKIE = '__Host-touchline'
/**
 * Cookie of a session in a frame of a host page: partitioned by the page around it, and worth nothing outside of
 * frames.
 */
export const EMBED_SESSION_COOKIE = '__Host-touchline-embed'
/**
 * Calls of a page in a frame of a host page carry this header: the session of the frame counts for them, and no other.
 */
export const EMBED_HEADER = 'x-touchline-embed'
export const EMBED_HEADER_VALUE = 'frame'
/** The group of players who may edit the site (`statuses` of a player). */
export const OPERATOR_STATUS = 'operator'

/**
 * Statuses of players who cannot bet or deposit: they have stated that they are too young, or an operator checks the
 * account.
 */
export const HELD_STATUSES = ['under_age', 'account_held'] as const
/** Header in which the server of pages names the hosts that a page may frame; it goes no further than the policy. */
export const FRAMES_HEADER = 'x-touchline-frames'
/** Header in which the server of pages allows a page to load a tag manager; it is used for the policy only. */
export const TAGS_HEADER = 'x-touchline-tags'
/**
 * Header in which the server of pages names the scripts of others that a page may load; it goes no further than the
 * policy.
 */
export const SCRIPTS_HEADER = 'x-touchline-scripts'
/** Where pages report what went wrong in them, and browsers what the policy kept a page from. */
export const REPORTS_PATH = '/sports/-/reports'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** What a key may look like; the client makes it before it sends. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,100}$/
export const PLATFORM_MEDIA_TYPE = 'application/vnd.touchline.v1+json'

export const BET_FILTERS = ['all', 'open', 'settled'] as const
export type BetFilter = (typeof BET_FILTERS)[number]
export const NOTIFICATION_TYPES = ['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet', 'payment'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
/** Topics of push messages: results of the player's bets, and kick-offs of matches they follow. */
export const PUSH_TOPICS = ['bets', 'kick_offs'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]
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
/** What a bet can be placed with. */
export const SLIP_BONUS_TYPES = [...FREEBET_TYPES, 'comboboost', 'hunting', 'lootbox', 'tournament'] as const
export type SlipBonusType = (typeof SLIP_BONUS_TYPES)[number]
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
/** Default number of hits in a response. */
export const JACKPOT_HITS_LIMIT = 10
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
/** Limits on money that players set themselves: one stake, all stakes of a period, losses of a period, deposits. */
export const MONEY_LIMIT_TYPES = ['bet', 'wager', 'loss', 'deposit'] as const satisfies readonly LimitType[]
export type MoneyLimitType = (typeof MONEY_LIMIT_TYPES)[number]
/**
 * Limits on time: minutes of play and of being there in a period, a session of play, being signed in, between reality
 * checks.
 */
export const TIME_LIMIT_TYPES = [
  'time',
  'activity',
  'sportsbook_session',
  'session',
  'reality_check',
] as const satisfies readonly LimitType[]
export type TimeLimitType = (typeof TIME_LIMIT_TYPES)[number]
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
/** How a period is counted: by the calendar where the player lives, or the last 24 hours, 7 or 30 days. */
export const LIMIT_STRATEGIES = ['calendar', 'rolling'] as const
export type LimitStrategy = (typeof LIMIT_STRATEGIES)[number]
/**
 * How many days a break may take, and an exclusion; which of them are offered is a matter of where the player lives.
 */
export const BREAK_DAYS = [1, 2, 7, 30, 42, 60, 90] as const
export const EXCLUSION_DAYS = [30, 90, 180, 365, 730, 1_825] as const
/** Which events a listing shows by their status; `bettable`: those with something to bet on right now. */
export const MATCH_STATUS_FILTERS = ['prematch', 'live', 'finished', 'bettable'] as const
export const FAVOURITE_TYPES = ['events', 'tournaments', 'competitors'] as const
export type FavouriteType = (typeof FAVOURITE_TYPES)[number]
/** How many things of one type a player can follow. */
export const MAX_FAVOURITES = 500
export const PREDICTION_OUTCOMES = ['home', 'draw', 'away'] as const
/** Who wins, as a player sees it coming. */
export type PredictionOutcome = (typeof PREDICTION_OUTCOMES)[number]
export const MATCH_STATISTICS_TYPES = ['statistics', 'h2h', 'form', 'lineups'] as const
/** The position of a player in a team that has lines. */
export const PLAYER_POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const
export const ABSENCE_REASONS = ['injury', 'suspension', 'illness'] as const
export const PHONE_STATUSES = ['none', 'unverified', 'verified'] as const
export type PhoneStatus = (typeof PHONE_STATUSES)[number]
/** What moved money on an account; `other` is all that has no name of its own. */
export const STATEMENT_TYPES = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'chargeback',
  'exchange',
  'stake',
  'stake_returned',
  'payout',
  'cash_out',
  'correction',
  'debt_repaid',
  'bonus',
  'jackpot',
  'play_money',
  'other',
] as const
export type StatementType = (typeof STATEMENT_TYPES)[number]
/** A search shows no results of matches: the filter of `GET /matches` without them. */
export const SEARCH_MATCH_STATUSES = ['prematch', 'live', 'bettable'] as const
