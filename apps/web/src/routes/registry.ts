import type { PageRegistry } from '../shell/load-page.ts'

/** Every page's chunk. */
export const PAGES: PageRegistry = {
  home: () => import('./home.tsx'),
  live: () => import('./live.tsx'),
  esports: () => import('./esports.tsx'),
  schedule: () => import('./schedule.tsx'),
  sport: () => import('./sport.tsx'),
  category: () => import('./category.tsx'),
  league: () => import('./league.tsx'),
  event: () => import('./event.tsx'),
  about: () => import('./about.tsx'),
  rules: () => import('./rules.tsx'),
  'sign-in': () => import('./sign-in.tsx'),
  blocked: () => import('./blocked.tsx'),
  locked: () => import('./locked.tsx'),
  error: () => import('./error.tsx'),
  'not-found': () => import('./not-found.tsx'),
}

/** The module each page's chunk is made from, as the build's manifest names it. */
export const PAGE_MODULES: { readonly [N in keyof PageRegistry]: string } = {
  home: 'src/routes/home.tsx',
  live: 'src/routes/live.tsx',
  esports: 'src/routes/esports.tsx',
  schedule: 'src/routes/schedule.tsx',
  sport: 'src/routes/sport.tsx',
  category: 'src/routes/category.tsx',
  league: 'src/routes/league.tsx',
  event: 'src/routes/event.tsx',
  about: 'src/routes/about.tsx',
  rules: 'src/routes/rules.tsx',
  'sign-in': 'src/routes/sign-in.tsx',
  blocked: 'src/routes/blocked.tsx',
  locked: 'src/routes/locked.tsx',
  error: 'src/routes/error.tsx',
  'not-found': 'src/routes/not-found.tsx',
}
