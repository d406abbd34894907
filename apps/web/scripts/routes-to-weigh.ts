import type { PageName } from '../src/navigation/index.ts'

/** What a route loads beside its own page and texts, by names of the manifest, and its ceiling. */
export interface RouteToWeigh {
  readonly page: PageName
  /** Distinguishes it from other forms of the page. */
  readonly form?: string
  /** Modules that its data requests before the first render. */
  readonly parts?: readonly string[]
  /** Modules that it loads afterwards. */
  readonly later?: readonly string[]
  /** Those of them that a player gets alone. */
  readonly ofPlayer?: readonly string[]
  /** In KB of brotli: to hydrate, in all for a visitor, in all for a player. These can only go down. */
  readonly atMost: readonly [hydration: number, visitor: number, player: number]
}

export const area = (name: string): string => `src/i18n/messages/en/${name}.js`

/**
 * What every page loads later: the realtime connection, checks of responses, what floats above the page, and on a first
 * visit the notice of cookies.
 */
export const LATER_EVERYWHERE = [
  'src/live/open-line.ts',
  '../../packages/client/src/realtime/centrifuge-link.ts',
  'src/data/answers/checks.ts',
  'src/shell/lazy/LazyLayer.tsx',
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
  { page: 'home', atMost: [127.3, 155.9, 170.2] },
  { page: 'live', atMost: [124.1, 152.7, 167.1] },
  { page: 'esports', atMost: [124.3, 152.9, 167.3] },
  { page: 'schedule', atMost: [124.5, 153.1, 167.5] },
  { page: 'search', atMost: [127.7, 156.3, 170.7] },
  { page: 'results', atMost: [126.4, 155, 169.4] },
  { page: 'favorites', atMost: [127.6, 156.2, 170.6] },
  {
    page: 'promotions',
    later: [ASKED_CHECKS, 'src/features/bonuses/lazy/Offers.tsx', area('offers')],
    atMost: [126.9, 162.5, 171.6],
  },
  { page: 'racing', atMost: [128.3, 157, 171.3] },
  { page: 'lotteries', atMost: [129.9, 158.5, 172.8] },
  { page: 'sport', atMost: [125.1, 153.7, 168.1] },
  { page: 'category', atMost: [124.9, 153.6, 167.9] },
  { page: 'league', atMost: [125.4, 154.1, 168.4] },
  {
    page: 'event',
    form: 'match in play',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: ['src/features/tracker/index.ts', BELOW_MARKETS],
    ofPlayer: ['src/features/my-bets/on-match/CountOnMatch.tsx'],
    atMost: [132.2, 164.6, 179.7],
  },
  {
    page: 'event',
    form: 'match to come',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: [ASKED_CHECKS, BELOW_MARKETS],
    ofPlayer: ['src/features/my-bets/on-match/CountOnMatch.tsx'],
    atMost: [132.2, 165.1, 177],
  },
  {
    page: 'event',
    form: 'championship',
    parts: ['src/features/match/lazy/FieldPage.ts', area('match')],
    atMost: [120.6, 149.3, 163.6],
  },
  {
    page: 'event',
    form: 'race',
    parts: ['src/features/racing/lazy/RacePage.ts', area('contests')],
    atMost: [124.1, 152.7, 167],
  },
  {
    page: 'event',
    form: 'draw',
    parts: ['src/features/lotteries/lazy/DrawPage.ts', area('contests')],
    atMost: [130.7, 159.3, 173.7],
  },
  { page: 'about', atMost: [119.7, 148.4, 162.7] },
  { page: 'rules', atMost: [119.7, 148.3, 162.7] },
  { page: 'sign-in', atMost: [120.1, 148.7, 167] },
  {
    page: 'profile',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/profile/lazy/Cards.tsx',
      'src/features/push/lazy/DevicePush.tsx',
      area('push'),
    ],
    atMost: [122.1, 150.8, 179],
  },
  {
    page: 'limits',
    later: [ASKED_CHECKS],
    ofPlayer: [ACCOUNT_SIDE, 'src/features/limits/lazy/OwnLimits.tsx'],
    atMost: [125.1, 156.9, 176.7],
  },
  {
    page: 'wallet',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/wallet/OwnWallet.tsx'],
    atMost: [120.6, 149.2, 173.3],
  },
  {
    page: 'deposit',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/deposit/OwnDeposits.tsx'],
    atMost: [120.6, 149.2, 174.3],
  },
  {
    page: 'withdraw',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/cashier/withdraw/OwnWithdrawals.tsx'],
    atMost: [120.6, 149.2, 172.8],
  },
  {
    page: 'transactions',
    ofPlayer: [ACCOUNT_SIDE, 'src/features/transactions/Ledger.tsx'],
    atMost: [120, 148.7, 172.1],
  },
  {
    page: 'bets',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/AllBets.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [123, 151.7, 179.2],
  },
  {
    page: 'bet',
    ofPlayer: [
      ACCOUNT_SIDE,
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/OneBet.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [123.1, 151.7, 176.8],
  },
  { page: 'not-found', atMost: [111.9, 140.5, 158.8] },
  { page: 'blocked', atMost: [113.5, 142.1, 160.4] },
  { page: 'locked', atMost: [113.5, 142.1, 160.4] },
  { page: 'init-sportsbook', atMost: [115.4, 144.1, 158.4] },
  { page: 'error', atMost: [111.4, 140, 158.3] },
]
