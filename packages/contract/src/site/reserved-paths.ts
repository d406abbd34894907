/** The product's paths, also below them: they lead into an account, hold money, edit the site or serve calls. */
const RESERVED = [
  '/users',
  '/profile',
  '/editor',
  '/limits',
  '/transactions',
  '/bets',
  '/init-sportsbook',
  '/api',
  '/404',
] as const

/**
 * Whether a path inside the application is the product's alone: a site neither leads it elsewhere nor puts a page
 * there.
 */
export function isReservedPath(path: string): boolean {
  const plain = path.toLowerCase()
  return RESERVED.some((reserved) => plain === reserved || plain.startsWith(`${reserved}/`))
}
