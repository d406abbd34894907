import { lazyComponent } from '../../ui/index.ts'

/** The table of a league, a chunk of its own with its texts. */
export const TableOfLeague = lazyComponent(() => import('./lazy/TableOfLeague.tsx'), 'TableOfLeague', ['centre'])
