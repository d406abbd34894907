import { createHash } from 'node:crypto'
import { INTERFACE_DRAWINGS, SPORT_DRAWINGS } from './drawings.ts'

/** Both icon sets as symbols of one SVG document: `<use href="/fe-api/icons.svg#sport-football">`. */
export const ICONS_DOCUMENT = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  set('sports', 'sport', SPORT_DRAWINGS),
  set('interface', 'ui', INTERFACE_DRAWINGS),
  '</svg>',
  '',
].join('\n')

/** Names the document's content: another drawing, another version. */
export const ICONS_VERSION = createHash('sha256').update(ICONS_DOCUMENT).digest('hex').slice(0, 12)

function set(id: string, prefix: string, drawings: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(drawings).map(
    ([name, path]) => `<symbol id="${prefix}-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return [
    `<g id="${id}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">`,
    ...symbols,
    '</g>',
  ].join('\n')
}
