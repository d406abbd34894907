import { compiled } from 'virtual:messages/pt-BR/core'

/** The messages of every page, and where those of its parts are. */
export const areas = {
  core: async () => ({ messages: compiled }),
  match: () => import('./pt-BR-match.ts'),
  information: () => import('./pt-BR-information.ts'),
  access: () => import('./pt-BR-access.ts'),
  profile: () => import('./pt-BR-profile.ts'),
  slip: () => import('./pt-BR-slip.ts'),
  bets: () => import('./pt-BR-bets.ts'),
  finding: () => import('./pt-BR-finding.ts'),
  betting: () => import('./pt-BR-betting.ts'),
  blocks: () => import('./pt-BR-blocks.ts'),
  centre: () => import('./pt-BR-centre.ts'),
  protection: () => import('./pt-BR-protection.ts'),
  editor: () => import('./pt-BR-editor.ts'),
  notices: () => import('./pt-BR-notices.ts'),
  cookies: () => import('./pt-BR-cookies.ts'),
  jackpots: () => import('./pt-BR-jackpots.ts'),
  push: () => import('./pt-BR-push.ts'),
  person: () => import('./pt-BR-person.ts'),
  contests: () => import('./pt-BR-contests.ts'),
} as const
