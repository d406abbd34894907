import { compiled } from 'virtual:messages/en/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./en-match.ts'),
  information: () => import('./en-information.ts'),
  access: () => import('./en-access.ts'),
  profile: () => import('./en-profile.ts'),
  slip: () => import('./en-slip.ts'),
  bets: () => import('./en-bets.ts'),
  finding: () => import('./en-finding.ts'),
  betting: () => import('./en-betting.ts'),
  blocks: () => import('./en-blocks.ts'),
  centre: () => import('./en-centre.ts'),
  protection: () => import('./en-protection.ts'),
  editor: () => import('./en-editor.ts'),
  notices: () => import('./en-notices.ts'),
  cookies: () => import('./en-cookies.ts'),
  jackpots: () => import('./en-jackpots.ts'),
  push: () => import('./en-push.ts'),
  person: () => import('./en-person.ts'),
  contests: () => import('./en-contests.ts'),
} as const
