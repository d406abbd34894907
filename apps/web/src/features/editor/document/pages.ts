import { PAGE_KEYS } from '@touchline/contract/site'
import { matchRoute } from '../../../navigation/index.ts'
import { setIn } from './edits.ts'
import type { DocPage, SiteDoc } from './site-doc.ts'

/** Pages that can be edited: those of the product by their keys, those that the site has added by their paths. */
export function pagesOf(doc: SiteDoc): readonly string[] {
  return [...PAGE_KEYS, ...(doc.customPages ?? []).flatMap(({ path }) => path ?? [])]
}

export const isCustomPage = (page: string): boolean => page.startsWith('/')

/** The settings of a page beside its blocks. */
export function pageOf(doc: SiteDoc, page: string): DocPage {
  return (isCustomPage(page) ? doc.customPages?.find(({ path }) => path === page) : doc.pages[page]) ?? {}
}

/** Why a page cannot have an address. */
export type AddressFault = 'format' | 'product' | 'repeated'

/** What is wrong with the address of a page that is added, or that moves there; null: nothing. */
export function addressFault(doc: SiteDoc, path: string): AddressFault | null {
  if (path.length > 120 || !/^(\/[a-z0-9][a-z0-9-]*){1,4}$/.test(path)) return 'format'
  // What the product has there would be shown instead.
  if (matchRoute(path).page !== 'custom') return 'product'
  const redirects = (doc.redirects ?? []) as readonly { readonly from?: string }[]
  const isTaken = pagesOf(doc).includes(path) || redirects.some(({ from }) => from === path)
  return isTaken ? 'repeated' : null
}

export function addPage(doc: SiteDoc, path: string, title: Readonly<Record<string, string>>): SiteDoc {
  const added: DocPage = { path, seo: { title }, placements: { content: [] } }
  return { ...doc, customPages: [...(doc.customPages ?? []), added] }
}

/** Pages below one that is moved follow it; null: they have no parent any more. */
function withParent(doc: SiteDoc, from: string, to: string | undefined): SiteDoc {
  const followed = <P extends DocPage>(page: P): P => (page.parent === from ? (setIn(page, ['parent'], to) as P) : page)
  return {
    ...doc,
    pages: Object.fromEntries(Object.entries(doc.pages).map(([key, page]) => [key, followed(page)])),
    customPages: (doc.customPages ?? []).map(followed),
  }
}

export function removePage(doc: SiteDoc, path: string): SiteDoc {
  const { customPages = [], ...rest } = withParent(doc, path, undefined)
  return { ...rest, customPages: customPages.filter((page) => page.path !== path) }
}

/** Gives a page another address. */
export function movePage(doc: SiteDoc, from: string, to: string): SiteDoc {
  const moved = withParent(doc, from, to)
  const customPages = moved.customPages?.map((page) => (page.path === from ? { ...page, path: to } : page)) ?? []
  return { ...moved, customPages }
}

/** A page with another setting, by its path: `['seo', 'title', 'de']`. */
export function setOfPage(doc: SiteDoc, page: string, path: readonly (string | number)[], next: unknown): SiteDoc {
  if (!isCustomPage(page)) return setIn(doc, ['pages', page, ...path], next) as SiteDoc
  const customPages = doc.customPages?.map((one) => (one.path === page ? (setIn(one, path, next) as DocPage) : one))
  return { ...doc, customPages: customPages ?? [] }
}
