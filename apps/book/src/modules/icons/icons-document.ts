import { createHash } from 'node:crypto'
import { INTERFACE_DRAWINGS, SPORT_DRAWINGS } from './drawings.ts'

type Drawings = ReadonlyMap<string, string>

/**
 * Both icon sets as symbols of one SVG document: `<use href="/fe-api/icons.svg#sport-football">`.
 * @param own path data in place of ours, by the names of symbols; of names that we have none of, nothing is drawn
 */
export function iconsDocument(own: Drawings = new Map()): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    set('sports', 'sport', SPORT_DRAWINGS, own),
    set('interface', 'ui', INTERFACE_DRAWINGS, own),
    '</svg>',
    '',
  ].join('\n')
}

export const ICONS_DOCUMENT = iconsDocument()

/** Names the document's content: another drawing, another version. */
export const ICONS_VERSION = createHash('sha256').update(ICONS_DOCUMENT).digest('hex').slice(0, 12)

function set(id: string, prefix: string, drawings: Readonly<Record<string, string>>, own: Drawings): string {
  const symbols = Object.entries(drawings).map(([name, path]) => {
    const symbol = `${prefix}-${name}`
    return `<symbol id="${symbol}" viewBox="0 0 24 24"><path d="${own.get(symbol) ?? path}"/></symbol>`
  })
  return [
    `<g id="${id}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">`,
    ...symbols,
    '</g>',
  ].join('\n')
}
