import type { PageName } from '../src/navigation/index.ts'

/** What a route loads beside its own page and the texts of that, as the build's manifest names it, and how much that may be. */
export interface RouteToWeigh {
  readonly page: PageName
  /** Told apart from other forms of the page. */
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

export const area = (name: string): string => `src/i18n/catalogue/en-${name}.ts`

/** What follows on every page: the realtime line, the checks of answers, and what floats above the page. */
export const LATER_EVERYWHERE = [
  'src/live/open-line.ts',
  '../../packages/client/src/realtime/centrifuge-link.ts',
  'src/data/answers/checks.ts',
  'src/shell/late/LateLayer.tsx',
  area('notices'),
]

const ASKED_CHECKS = 'src/data/answers/asked-checks.ts'

/** What follows on every page for a player: bets by one press, bonuses, jackpots, limits of time. */
export const LATER_OF_PLAYERS = [
  ASKED_CHECKS,
  'src/features/slip/quick/QuickBar.tsx',
  'src/features/slip/quick/quick-engine.ts',
  area('slip'),
  'src/features/limits/lazy/follow-play.ts',
  'src/features/bonuses/lazy/BonusNews.tsx',
  'src/features/jackpots/lazy/HitWatch.tsx',
  area('jackpots'),
]

/** Every route of the site as it is delivered, except that of operators, which bettors never load. */
export const ROUTES_TO_WEIGH: readonly RouteToWeigh[] = [
  { page: 'home', atMost: [120, 150, 158] },
  { page: 'live', atMost: [120, 150, 156] },
  { page: 'esports', atMost: [120, 150, 156] },
  { page: 'schedule', atMost: [120, 150, 157] },
  { page: 'search', atMost: [120.5, 150, 159] },
  { page: 'results', atMost: [120, 150, 158] },
  { page: 'favorites', atMost: [120.5, 150, 159] },
  {
    page: 'promotions',
    parts: ['src/blocks/index.ts', 'src/blocks/jackpot-card/block.tsx', 'src/blocks/jackpot-leaderboard/block.tsx'],
    later: [ASKED_CHECKS],
    atMost: [126, 150, 162],
  },
  { page: 'racing', atMost: [121.5, 150, 160] },
  { page: 'lotteries', atMost: [123, 150, 161] },
  { page: 'sport', atMost: [120, 150, 157] },
  { page: 'category', atMost: [120, 150, 156] },
  { page: 'league', atMost: [120, 150, 157] },
  {
    page: 'event',
    form: 'match in play',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: ['src/features/tracker/index.ts'],
    atMost: [125, 150, 166],
  },
  {
    page: 'event',
    form: 'match to come',
    parts: ['src/features/match/MatchView.tsx', area('match')],
    later: [ASKED_CHECKS, 'src/features/match/lazy/PreviewTab.tsx', area('centre')],
    atMost: [125, 151, 167],
  },
  {
    page: 'event',
    form: 'championship',
    parts: ['src/features/match/lazy/FieldPage.ts', area('match')],
    atMost: [120, 150, 154],
  },
  {
    page: 'event',
    form: 'race',
    parts: ['src/features/racing/lazy/RacePage.ts', area('contests')],
    atMost: [120, 150, 157],
  },
  {
    page: 'event',
    form: 'draw',
    parts: ['src/features/lotteries/lazy/DrawPage.ts', area('contests')],
    atMost: [124, 150, 163],
  },
  { page: 'about', atMost: [120, 150, 153] },
  { page: 'rules', atMost: [120, 150, 153] },
  { page: 'sign-in', atMost: [120, 150, 156] },
  { page: 'sign-up', atMost: [120, 150, 157] },
  {
    page: 'profile',
    ofPlayer: ['src/features/profile/lazy/Cards.tsx', 'src/features/push/lazy/DevicePush.tsx', area('push')],
    atMost: [120, 150, 168],
  },
  {
    page: 'limits',
    later: [ASKED_CHECKS],
    ofPlayer: ['src/features/limits/lazy/OwnLimits.tsx'],
    atMost: [121, 150, 166],
  },
  { page: 'wallet', ofPlayer: ['src/features/cashier/wallet/OwnWallet.tsx'], atMost: [120, 150, 161] },
  { page: 'deposit', ofPlayer: ['src/features/cashier/deposit/OwnDeposits.tsx'], atMost: [120, 150, 162] },
  { page: 'withdraw', ofPlayer: ['src/features/cashier/withdraw/OwnWithdrawals.tsx'], atMost: [120, 150, 160] },
  { page: 'transactions', ofPlayer: ['src/features/transactions/Ledger.tsx'], atMost: [120, 150, 162] },
  {
    page: 'bets',
    ofPlayer: [
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/AllBets.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [120, 150, 167],
  },
  {
    page: 'bet',
    ofPlayer: [
      'src/features/my-bets/effects.ts',
      'src/features/my-bets/page/OneBet.tsx',
      'src/features/slip/share/BetActions.tsx',
    ],
    atMost: [120, 150, 165],
  },
  { page: 'not-found', atMost: [120, 150, 150] },
  { page: 'blocked', atMost: [120, 150, 150] },
  { page: 'locked', atMost: [120, 150, 150] },
  { page: 'error', atMost: [120, 150, 150] },
]
