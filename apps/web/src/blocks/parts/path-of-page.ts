import { type Route, sportPath } from '../../navigation/index.ts'

/** Path of the page that a block is on: the block's choices are parameters of this address. */
export function pathOfPage(route: Route): string {
  if ('slug' in route) return sportPath(route.sport, route.slug)
  switch (route.page) {
    case 'custom':
      return route.path
    case 'sport':
      return sportPath(route.sport)
    case 'esports':
      return '/cybersport'
    case 'home':
      return '/'
    default:
      return `/${route.page}`
  }
}
