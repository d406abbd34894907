import { compiled } from 'virtual:messages/sv/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./sv-match.ts'),
  information: () => import('./sv-information.ts'),
  access: () => import('./sv-access.ts'),
  profile: () => import('./sv-profile.ts'),
  slip: () => import('./sv-slip.ts'),
  bets: () => import('./sv-bets.ts'),
  finding: () => import('./sv-finding.ts'),
  betting: () => import('./sv-betting.ts'),
  blocks: () => import('./sv-blocks.ts'),
  centre: () => import('./sv-centre.ts'),
  protection: () => import('./sv-protection.ts'),
  editor: () => import('./sv-editor.ts'),
  notices: () => import('./sv-notices.ts'),
  cookies: () => import('./sv-cookies.ts'),
  jackpots: () => import('./sv-jackpots.ts'),
  push: () => import('./sv-push.ts'),
  person: () => import('./sv-person.ts'),
  contests: () => import('./sv-contests.ts'),
} as const
