/** Browsing: the countries and leagues of a sport, and recently viewed pages. */
import { lazyComponent } from '../../ui/index.ts'
import { LAZY } from './lazy-code.ts'

export { useHasViewed, useRememberView } from './use-remember-view.ts'

export const SportTree = lazyComponent(LAZY, 'SportTree', ['finding'])
export const RecentlyViewed = lazyComponent(LAZY, 'RecentlyViewed', ['finding'], 'nothing')
export const Countries = lazyComponent(LAZY, 'Countries', ['finding'])
