import type { SiteProblem } from '@touchline/contract/site-file'
import { pagesOf } from '../document/pages.ts'
import { blocksIn, type SiteDoc, type Where } from '../document/site-doc.ts'
import type { Panel, Selection } from './use-editor.ts'

/** How problems name a block. */
export function pathOfBlock({ page, placement }: Where, id: string): string {
  const owner = page === null ? 'placements' : `${page.startsWith('/') ? 'customPages' : 'pages'}.${page}.placements`
  // A misplaced block is named without the word between.
  return `${owner}.${placement}.${id}`
}

/** Problems of a block; what they are about, inside it. */
export function problemsOf(problems: readonly SiteProblem[], { where, id }: Selection) {
  const path = pathOfBlock(where, id)
  const short = path.replace('.placements.', '.')
  return problems.flatMap((problem) => {
    const base = [path, short].find((one) => problem.path === one || problem.path.startsWith(`${one}.`))
    return base === undefined ? [] : [{ ...problem, inside: problem.path.slice(base.length + 1) }]
  })
}

/** The block that a problem is about; null where it is about something else. */
export function blockOfProblem(doc: SiteDoc, { path }: Pick<SiteProblem, 'path'>): Selection | null {
  const match = /^(?:pages|customPages)\.([^.]+)\.(?:placements\.)?(\w+)\.([^.]+)/.exec(path)
  const around = /^placements\.(\w+)\.([^.]+)/.exec(path)
  const [page, placement, id] = match ? [match[1] ?? '', match[2], match[3]] : [null, around?.[1], around?.[2]]
  if (placement === undefined || id === undefined) return null
  const where = { page, placement } as Where
  return blocksIn(doc, where).some((block) => block.id === id) ? { where, id } : null
}

/** Where what a problem is about can be mended. */
export function placeOfProblem(
  doc: SiteDoc,
  { path }: Pick<SiteProblem, 'path'>,
): { readonly panel: Panel; readonly page: string | null } {
  const [, page] = /^(?:pages|customPages)\.([^.]+)/.exec(path) ?? []
  if (page !== undefined && pagesOf(doc).includes(page)) return { panel: 'page', page }
  return { panel: /^(style|brand)(\.|$)/.test(path) ? 'theme' : 'site', page: null }
}
