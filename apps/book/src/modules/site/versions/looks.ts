import { createHash } from 'node:crypto'
import { type Site, type StoredPage, styleSheetOf } from '@touchline/contract'

/** A style sheet, under the address that its content gives it. */
export interface Looks {
  readonly hash: string
  readonly css: string
}

const looksOf = (css: string | null): Looks | null =>
  css === null ? null : { hash: createHash('sha256').update(css).digest('hex').slice(0, 16), css }

export const siteLooks = ({ style }: Site): Looks | null => looksOf(styleSheetOf(style))
export const pageLooks = ({ style }: Site, page: StoredPage): Looks | null =>
  looksOf(styleSheetOf(page.styleOverrides, style))

/** Where a style sheet is served. */
export const addressOf = (looks: Looks | null): string | null => looks && `/fe-api/styles/${looks.hash}`

/** All style sheets of a site. */
export function allLooks(site: Site): readonly Looks[] {
  const pages = [...Object.values(site.pages), ...site.customPages]
  return [siteLooks(site), ...pages.map((page) => pageLooks(site, page))].filter((looks) => looks !== null)
}
