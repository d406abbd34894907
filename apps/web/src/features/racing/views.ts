import { lazyComponent } from '../../ui/index.ts'

/** A race on its page. */
export const RACE_VIEW = lazyComponent(() => import('./lazy/RacePage.ts'), 'RaceView', ['contests'], 'around')
