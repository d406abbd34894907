import type { PageName } from '../src/navigation/index.ts'

/** What a route loads beside its own page and texts, by names of the manifest, and its ceiling. */
export interface RouteToWeigh {
  readonly page: PageName
  /** Distinguishes it from other forms of the page. */
  readonly form?: string
  /** Modules that its data asks for before the first render. */
  readonly parts?: readonly string[]
  /** Modules that it fetches by itself afterwards. */
  readonly later?: readonly string[]
  /** Those of them that a player gets alone. */
  readonly ofPlayer?: readonly string[]
  /** In KB of brotli: to hydrate, in all for a visitor, in all for a player. These can only go down. */
  readonly atMost: readonly [hydration: number, visitor: number, player: number]
}

export const area = (name: string): string => `src/i18n/messages/en/${name}.js`

/**
 * What every page loads later: the realtime connection, checks of answers, what floats above the page, and on a first
 * visit the notice of cookies.
 */
export const LATER_EVERYWHERE = [
  'src/live/open-line.ts',
  '../../packages/client/src/realtime/centrifuge-link.ts',
  'src/data/answers/checks.ts',
  'src/shell/late/LateLayer.tsx',
  'src/features/consent/CookieNotice.tsx',
  area('notices'),
]

const ASKED_CHECKS = 'src/data/answers/asked-checks.ts'
/** The poll of a match, and the link to the event that replaces it. */
const BELOW_MARKETS = 'src/features/match/lazy/BelowMarkets.tsx'

/** What every page loads later for a player: one-tap bets, open bets, bonuses, jackpots, limits of time. */
export const LATER_OF_PLAYERS = [
  ASKED_CHECKS,
  'src/shell/lifecycles.ts',
  'src/features/slip/quick/QuickBar.tsx',
  'src/features/my-bets/open/OpenCount.tsx',
  area('slip'),
  'src/features/limits/lazy/follow-play.ts',
  'src/features/bonuses/lazy/BonusNews.tsx',
  'src/features/jackpots/lazy/HitWatch.tsx',
  area('jackpots'),
]

/** The list beside each page of the account. */
const ACCOUNT_SIDE = 'src/features/account/frame/AccountSide.tsx'

/** Every route of the site as it is delivered, except that of operators, which bettors never load. */
export const ROUTES_TO_WEIGH: readonly RouteToWeigh[] = [
  { page: 'home', atMost: [129, 157, 171] },
  { page: 'live', atMost: [126, 154, 169] },
  { page: 'esports', atMost: [126, 155, 169] },
  { page: 'schedule', atMost: [126, 155, 169] },
  { page: 'search', atMost: [129, 158, 172] },
  { page: 'results', atMost: [128, 156, 171] },
  { page: 'favorites', atMost: [129, 158, 172] },
  {
    page: 'promotions',
    later: [ASKED_CHECKS, 'src/features/bonuses/lazy/Offers.tsx', area('offers')],
    atMost: [128, 164, 173],
  },
  { page: 'racing', atMost: [130, 158, 173] },
  { page: 'lotteries', atMost: [131, 160, 174] },
  { page: 'sport', atMost: [127, 155, 170] },
  { page: 'category', atMost: [126, 155, 169] },
  { page: 'league', atMost: [127, 155, 169] },
  {
    page: 'event',
    form: 'match in play',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: ['src/features/tracker/index.ts', BELOW_MARKETS],
    ofPlayer: ['src/features/my-bets/on-match/CountOnMatch.tsx'],
    atMost: [134, 167, 181],
  },
  {
    page: 'event',
    form: 'match to come',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: [ASKED_CHECKS, BELOW_MARKETS],
    ofPlayer: ['src/features/my-bets/on-match/CountOnMatch.tsx'],
    atMost: [134, 167, 178],
  },
  {
    page: 'event',
    form: 'championship',
    parts: ['src/features/match/lazy/FieldPage.ts', area('match')],
    atMost: [122, 151, 165],
  },
  {
    page: 'event',
    form: 'race',
    parts: ['src/features/racing/lazy/RacePage.ts', area('contests')],
    atMost: [125, 154, 168],
  },
  {
    page: 'event',
    form: 'draw',
    parts: ['src/features/lotteries/lazy/DrawPage.ts', area('contests')],
    atMost: [132, 160, 175],
  },
  { page: 'about', atMost: [122, 150, 165] },
  { page: 'rules', atMost: [122, 150, 165] },
  { page: 'sign-in', atMost: [122, 150, 168] },
  {
    page: 'profile',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/profile/lazy/Cards.tsx',
      'src/features/push/lazy/DevicePush.tsx',
      area('push'),
    ],
    atMost: [124, 152, 180],
  },
  {
    page: 'limits',
    later: [ASKED_CHECKS],
    ofPlayer: [ACCOUNT_SIDE, 'src/features/limits/lazy/OwnLimits.tsx'],
    atMost: [127, 158, 178],
  },
  { page: 'wallet', ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/wallet/OwnWallet.tsx'], atMost: [122, 151, 174] },
  {
    page: 'deposit',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/deposit/OwnDeposits.tsx'],
    atMost: [122, 151, 176],
  },
  {
    page: 'withdraw',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/withdraw/OwnWithdrawals.tsx'],
    atMost: [122, 151, 174],
  },
  { page: 'transactions', ofPlayer: [ACCOUNT_SIDE, 'src/features/transactions/Ledger.tsx'], atMost: [122, 150, 173] },
  {
    page: 'bets',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/AllBets.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [124, 153, 180],
  },
  {
    page: 'bet',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/OneBet.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [125, 153, 178],
  },
  { page: 'not-found', atMost: [113, 142, 160] },
  { page: 'blocked', atMost: [115, 143, 162] },
  { page: 'locked', atMost: [115, 143, 162] },
  { page: 'init-sportsbook', atMost: [117, 146, 160] },
  { page: 'error', atMost: [113, 141, 159] },
]
