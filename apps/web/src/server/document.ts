import type { RenderedPage } from '../entry-server.tsx'
import { LOOKS_MARK } from '../platform/page/document.ts'
import { PROTECTION_MARK } from '../platform/page/protection-mark.ts'
import { PAGE_STATE_ID } from '../platform/storage/page-state.ts'
import { HEAD_MARK } from '../platform/third-party/show-tags.ts'
import type { PageAssets } from './manifest.ts'

type Page = Extract<RenderedPage, { kind: 'page' }>

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for markup and attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** JSON inside a script element: nothing in it may end the element or start a comment. */
function scriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

export interface DocumentParts {
  readonly base: string
  readonly assets: PageAssets
  readonly fonts: readonly string[]
}

/** Links only: they work before any script, and when scripts fail. */
function markHtml({ jurisdiction, label, links, played }: NonNullable<Page['mark']>): string {
  const items = links.map(({ href, text }) => `<a href="${escapeText(href)}">${escapeText(text)}</a>`)
  const time = played === null ? '' : `<span hidden>${escapeText(played)} <b data-time-played=""></b></span>`
  return `<nav ${PROTECTION_MARK}="${jurisdiction}" aria-label="${escapeText(label)}">${time}${items.join('')}</nav>`
}

/** In pages drawn in UTC, also the zone of a visitor without a cookie: checks the day before the first paint. */
const DAY_CHECK = 'time-zone.js'

/** In every page: records presses until the page is hydrated. */
const EARLY_PRESS = 'early-press.js'

/**
 * The whole document. It holds no inline script, so that its policy needs neither nonces nor hashes and it may be
 * cached.
 */
export function documentHtml(page: Page, { base, assets, fonts }: DocumentParts): string {
  const [entry = '', ...preloads] = assets.scripts
  const density = page.density === 'compact' ? ' data-density="compact"' : ''
  const theme = page.theme ? ` data-theme="${page.theme}"` : ''
  const tags = page.tags.map(([name, attributes]) => {
    const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
    return `<${name}${text.join('')} ${HEAD_MARK}="">`
  })
  const head = [
    `<!doctype html><html lang="${page.language}" dir="${page.direction}"${theme}${density}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(page.title)}</title>`,
    // Before the styles: a script after them would wait for them.
    `<script src="${base}${EARLY_PRESS}"></script>`,
    ...(page.timeZone === 'UTC' ? [`<script src="${base}${DAY_CHECK}"></script>`] : []),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...page.looks.map((href) => `<link rel="stylesheet" href="${escapeText(href)}" ${LOOKS_MARK}="">`),
    ...fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`),
    // The page can be read without them: they come after what it is painted with.
    ...preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`),
    `<script type="module" fetchpriority="low" src="${base}${entry}"></script>`,
    ...tags,
    ...page.structured.map((json) => `<script type="application/ld+json">${scriptJson(json)}</script>`),
    '<meta name="color-scheme" content="dark light">',
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeText(page.themeColor.dark)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeText(page.themeColor.light)}">`,
    `<link rel="icon" href="${page.icon === null ? `${base}icon.svg` : escapeText(page.icon)}"></head><body>`,
  ].join('')
  // Added up, not joined: the markup is a rope of a hundred thousand parts, and is copied once, when it is sent.
  const mark = page.mark === null ? '' : markHtml(page.mark)
  return `${head}${mark}<div id="app">${page.html}</div><script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(page.state)}</script></body></html>`
}
