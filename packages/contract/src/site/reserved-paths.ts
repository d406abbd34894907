/**
 * What leads into an account, holds money, edits the site or answers calls: everything at and below these paths is the
 * product's.
 */
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
