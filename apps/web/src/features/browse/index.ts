/** Browsing: the countries and leagues of a sport, and what was looked at lately. */
import { lazyPart } from '../../ui/index.ts'

export { useHasViewed, useRememberView } from './use-remember-view.ts'

const lazy = () => import('./lazy/index.ts')
export const SportTree = lazyPart(async () => (await lazy()).SportTree, ['finding'])
export const RecentlyViewed = lazyPart(async () => (await lazy()).RecentlyViewed, ['finding'], 'nothing')
export const Countries = lazyPart(async () => (await lazy()).Countries, ['finding'])
