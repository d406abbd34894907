import { ICON_PATH } from '@touchline/contract/site'
import { drawIconsAs, type IconName, isIconName } from '@touchline/ui'
import { browserFetch } from '../network/fetch.ts'

const ADDRESS = '/fe-api/icons.svg'
const OPENING = /^<symbol [^>]*?\bid="(?:sport|ui)-([a-z0-9-]{1,40})"/
const DRAWING = /(?:^|\s)d="([^"]*)"/
/** A document of icons is small: a larger one is refused. */
const LONGEST = 500_000

/**
 * The drawings of an icon document, by the product's names. Only path data is read, so that scripts, links, styles and
 * everything else are left out.
 */
export function readIcons(text: string): ReadonlyMap<IconName, string> {
  const own = new Map<IconName, string>()
  if (text.length > LONGEST) return own
  // Cut and not searched: however hostile a document is, each of its letters is looked at but a few times.
  for (const part of text.split('</symbol>')) {
    const symbol = part.slice(Math.max(0, part.lastIndexOf('<symbol ')))
    const name = OPENING.exec(symbol)?.[1] ?? ''
    if (!isIconName(name)) continue
    const [, ...paths] = symbol.split('<path ')
    const drawing = paths.flatMap((path) => DRAWING.exec(path.split('>', 1)[0] ?? '')?.[1] ?? []).join(' ')
    if (ICON_PATH.test(drawing)) own.set(name, drawing)
  }
  return own
}

/** Draws the icons of a site in place of the product's. Rejects where they do not come: the product's stay. */
export async function drawOwnIcons(version: string): Promise<void> {
  const answer = await browserFetch(`${ADDRESS}?version=${encodeURIComponent(version)}`)
  if (!answer.ok) throw new Error(`Icons were answered with ${answer.status}.`)
  const own = readIcons(await answer.text())
  if (own.size === 0) throw new Error('A document of icons has none that the product knows.')
  drawIconsAs(own, document)
}
