import { compiled } from 'virtual:messages/de/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./de-match.ts'),
  information: () => import('./de-information.ts'),
  access: () => import('./de-access.ts'),
  profile: () => import('./de-profile.ts'),
  slip: () => import('./de-slip.ts'),
  bets: () => import('./de-bets.ts'),
  finding: () => import('./de-finding.ts'),
  betting: () => import('./de-betting.ts'),
  blocks: () => import('./de-blocks.ts'),
  centre: () => import('./de-centre.ts'),
  protection: () => import('./de-protection.ts'),
  editor: () => import('./de-editor.ts'),
  notices: () => import('./de-notices.ts'),
  cookies: () => import('./de-cookies.ts'),
  jackpots: () => import('./de-jackpots.ts'),
  push: () => import('./de-push.ts'),
  person: () => import('./de-person.ts'),
  contests: () => import('./de-contests.ts'),
} as const
