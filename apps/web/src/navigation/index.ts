export { Link, type LinkProps, type Navigator, NavigatorProvider, useNavigator } from './Link.tsx'
export { type Address, baseOf, hrefOf, inLocale, parseAddress } from './paths.ts'
export { searchOf } from './query.ts'
export { type AccessPage, matchRoute, type PageName, type Route, sportPath } from './routes.ts'
