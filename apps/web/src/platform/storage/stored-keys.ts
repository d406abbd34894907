/** What a value that a browser keeps for the site is for, as the page of cookies names it. */
export type StoredPurpose =
  | 'session'
  | 'device'
  | 'preferences'
  | 'consent'
  | 'slip'
  | 'choices'
  | 'asked'
  | 'origin'
  | 'page'

/** One value that a browser keeps. */
export interface StoredKey {
  readonly name: string
  /** `session` lasts as long as a tab, `local` until the browser is cleared. */
  readonly storage: 'cookie' | 'local' | 'session'
  /** Of a cookie its lifetime in days; null where its storage decides how long it stays. */
  readonly days: number | null
  readonly purpose: StoredPurpose
}

const YEAR = 365
const cookie = (name: string, purpose: StoredPurpose, days: number): StoredKey => ({
  name,
  storage: 'cookie',
  days,
  purpose,
})
const local = (name: string, purpose: StoredPurpose): StoredKey => ({ name, storage: 'local', days: null, purpose })
const ofTab = (name: string, purpose: StoredPurpose): StoredKey => ({ name, storage: 'session', days: null, purpose })

/**
 * Everything that the site stores in a browser (document 2, section 9). The page of cookies is made of it, and a test
 * ensures that the sources store nothing else.
 */
export const STORED_KEYS: readonly StoredKey[] = [
  cookie('__Host-touchline', 'session', 14),
  cookie('deviceId', 'device', 7_300),
  cookie('theme', 'preferences', YEAR),
  cookie('oddsType', 'preferences', YEAR),
  cookie('sidebarCollapsed', 'preferences', YEAR),
  cookie('timeZone', 'preferences', YEAR),
  cookie('updates', 'preferences', YEAR),
  cookie('density', 'preferences', YEAR),
  cookie('locale', 'preferences', YEAR),
  cookie('sb_ckcnsnt', 'consent', YEAR),
  cookie('depositReminderInvoked', 'asked', 1),
  local('sign_up_reminder', 'asked'),
  local('is_registered', 'asked'),
  local('welcoming_popup', 'asked'),
  ofTab('odds_settings_error_shown', 'asked'),
  local('maintenance_hidden', 'asked'),
  ofTab('chat_asked', 'asked'),
  ofTab('bets', 'slip'),
  ofTab('bets_aside', 'slip'),
  ofTab('ticket', 'slip'),
  ofTab('quick_bet', 'slip'),
  ofTab('cash_outs', 'slip'),
  ofTab('requests', 'slip'),
  local('bets_shared', 'slip'),
  local('bets_placed', 'slip'),
  local('markets.kept', 'choices'),
  local('search.recent', 'choices'),
  local('recentlyViewed', 'choices'),
  local('video_streaming_enabled', 'choices'),
  local('match_preview', 'choices'),
  local('floating_button', 'choices'),
  ofTab('terms_accepted', 'choices'),
  local('customizer_settings', 'choices'),
  ofTab('currency', 'choices'),
  ofTab('tracking', 'origin'),
  ofTab('scroll', 'page'),
  local('account_turn', 'page'),
]
