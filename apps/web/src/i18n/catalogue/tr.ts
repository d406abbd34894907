import { compiled } from 'virtual:messages/tr/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./tr-match.ts'),
  information: () => import('./tr-information.ts'),
  access: () => import('./tr-access.ts'),
  profile: () => import('./tr-profile.ts'),
  slip: () => import('./tr-slip.ts'),
  bets: () => import('./tr-bets.ts'),
  finding: () => import('./tr-finding.ts'),
  betting: () => import('./tr-betting.ts'),
  blocks: () => import('./tr-blocks.ts'),
  centre: () => import('./tr-centre.ts'),
  protection: () => import('./tr-protection.ts'),
  editor: () => import('./tr-editor.ts'),
  notices: () => import('./tr-notices.ts'),
  cookies: () => import('./tr-cookies.ts'),
  jackpots: () => import('./tr-jackpots.ts'),
  push: () => import('./tr-push.ts'),
  person: () => import('./tr-person.ts'),
  contests: () => import('./tr-contests.ts'),
} as const
