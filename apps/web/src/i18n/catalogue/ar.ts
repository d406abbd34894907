import { compiled } from 'virtual:messages/ar/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./ar-match.ts'),
  information: () => import('./ar-information.ts'),
  access: () => import('./ar-access.ts'),
  profile: () => import('./ar-profile.ts'),
  slip: () => import('./ar-slip.ts'),
  bets: () => import('./ar-bets.ts'),
  finding: () => import('./ar-finding.ts'),
  betting: () => import('./ar-betting.ts'),
  blocks: () => import('./ar-blocks.ts'),
  centre: () => import('./ar-centre.ts'),
  protection: () => import('./ar-protection.ts'),
  editor: () => import('./ar-editor.ts'),
  notices: () => import('./ar-notices.ts'),
  cookies: () => import('./ar-cookies.ts'),
  jackpots: () => import('./ar-jackpots.ts'),
  push: () => import('./ar-push.ts'),
  person: () => import('./ar-person.ts'),
  contests: () => import('./ar-contests.ts'),
} as const
