import { part } from '../../platform/loading/part.ts'

/** What is fetched when countries, leagues or what was viewed are shown. */
export const LAZY = part(() => import('./lazy/index.ts'))
