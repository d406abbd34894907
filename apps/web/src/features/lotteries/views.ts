import { lazyComponent } from '../../ui/index.ts'

/** A draw on its page. */
export const DRAW_VIEW = lazyComponent(() => import('./lazy/DrawPage.ts'), 'DrawView', ['contests'], 'around')
