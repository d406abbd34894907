import { compiled } from 'virtual:messages/ru/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./ru-match.ts'),
  information: () => import('./ru-information.ts'),
  access: () => import('./ru-access.ts'),
  profile: () => import('./ru-profile.ts'),
  slip: () => import('./ru-slip.ts'),
  bets: () => import('./ru-bets.ts'),
  finding: () => import('./ru-finding.ts'),
  betting: () => import('./ru-betting.ts'),
  blocks: () => import('./ru-blocks.ts'),
  centre: () => import('./ru-centre.ts'),
  protection: () => import('./ru-protection.ts'),
  editor: () => import('./ru-editor.ts'),
  notices: () => import('./ru-notices.ts'),
  cookies: () => import('./ru-cookies.ts'),
  jackpots: () => import('./ru-jackpots.ts'),
  push: () => import('./ru-push.ts'),
  person: () => import('./ru-person.ts'),
  contests: () => import('./ru-contests.ts'),
} as const
