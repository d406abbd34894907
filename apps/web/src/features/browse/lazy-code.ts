import { part } from '../../platform/loading/part.ts'

/** The chunks fetched when countries, leagues or viewed pages are shown. */
export const LAZY = part(() => import('./lazy/index.ts'))
