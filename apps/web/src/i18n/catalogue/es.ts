import { compiled } from 'virtual:messages/es/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./es-match.ts'),
  information: () => import('./es-information.ts'),
  access: () => import('./es-access.ts'),
  profile: () => import('./es-profile.ts'),
  slip: () => import('./es-slip.ts'),
  bets: () => import('./es-bets.ts'),
  finding: () => import('./es-finding.ts'),
  betting: () => import('./es-betting.ts'),
  blocks: () => import('./es-blocks.ts'),
  centre: () => import('./es-centre.ts'),
  protection: () => import('./es-protection.ts'),
  editor: () => import('./es-editor.ts'),
  notices: () => import('./es-notices.ts'),
  cookies: () => import('./es-cookies.ts'),
  jackpots: () => import('./es-jackpots.ts'),
  push: () => import('./es-push.ts'),
  person: () => import('./es-person.ts'),
  contests: () => import('./es-contests.ts'),
} as const
