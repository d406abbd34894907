import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { referencePath } from './same-picture.ts'
import { PICTURE } from './serve-gallery.ts'

const FILE = join(import.meta.dirname, 'looked-at.json')
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * By title of a demo and by look, the hash of the page that was drawn, and without fault, when the reference was made.
 */
type LookedAt = Readonly<Record<string, Readonly<Record<string, string>>>>

function sha(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 20)
}

/** Styles and pictures of a served gallery. Scripts are left out: the document at rest shows what they did. */
function styleOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => ['.css', '.woff2', '.svg', '.png'].includes(extname(name))).sort()
  return sha(readFileSync(PICTURE), ...files.flatMap((name) => [extname(name), readFileSync(join(folder, name))]))
}

/**
 * The parts of the demos on a page that decide how they are drawn and what axe reports: elements with attributes and
 * texts, values, choices, scroll positions and focus, and the box of each element.
 */
export function documentOf(page: Page): Promise<readonly (readonly [title: string, look: string])[]> {
  return page.evaluate(() => {
    const round = (value: number) => Math.round(value * 64) / 64
    function stateOf(element: Element, x: number, y: number): string {
      const { left, top, width, height } = element.getBoundingClientRect()
      // The position of the demo on the page would change the hash of elements that are not drawn.
      const isDrawn = element.getClientRects().length > 0
      const box = isDrawn ? [left - x, top - y, width, height].map(round) : []
      const own = [...box, element.scrollLeft, element.scrollTop]
      if (element === document.activeElement) own.push(1)
      if (element instanceof HTMLInputElement)
        return `${own} ${element.value} ${element.checked} ${element.indeterminate}`
      if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
        return `${own} ${element.value}`
      if (element instanceof HTMLDialogElement) return `${own} ${element.matches(':modal')}`
      if (element instanceof HTMLCanvasElement) return `${own} ${element.toDataURL()}`
      return `${own} ${element instanceof HTMLElement && element.popover !== null && element.matches(':popover-open')}`
    }
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demos]')]
    const around = document.documentElement.cloneNode(true) as Element
    for (const own of around.querySelectorAll('[data-demos]')) own.replaceChildren()
    // File names contain a hash of the content: styles are known by their rules, scripts by the document that they
    // made.
    for (const script of around.querySelectorAll('script[src]')) script.removeAttribute('src')
    for (const link of around.querySelectorAll('link:is([rel="stylesheet"], [rel="modulepreload"])'))
      link.removeAttribute('href')
    const frame = [innerWidth, innerHeight, devicePixelRatio, around.outerHTML].join('\n')
    return demos.map((demo) => {
      // A dialog is outside of its demo; such a demo has the page for itself.
      const root = demos.length === 1 ? document.body : demo
      const { left, top } = root.getBoundingClientRect()
      const states = [root, ...root.querySelectorAll('*')].map((element) => stateOf(element, left, top))
      return [demo.dataset.demos ?? '', [frame, root.outerHTML, ...states].join('\n')] as const
    })
  })
}

export interface Memory {
  /** Looks at the demos of a page that is at rest. */
  look(page: Page, look: string): Promise<Look>
  /** Writes the hashes of demos without fault. */
  write(): void
}

export interface Look {
  /** Every demo is, to the last attribute and box, one that was without fault before. */
  readonly isKnown: boolean
  /** To be called where nothing was wrong. */
  remember(): void
}

/**
 * Unchanged demos need not be drawn, compared and checked by axe again: equal documents, styles, fonts and pictures in
 * the same browser give equal results (docs/decisions/0032-what-was-looked-at.md).
 */
export function openMemory(folder: string, browserVersion: string): Memory {
  const known: LookedAt = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const right = new Map<string, Map<string, string>>()
  const around = sha(styleOf(folder), readFileSync(AXE), browserVersion)
  const referenceOf = (title: string, look: string): Buffer | null => {
    const path = referencePath(`${title}-${look}`)
    return existsSync(path) ? readFileSync(path) : null
  }
  /** A reference that is replaced is looked at again. */
  function markOf(title: string, look: string, drawn: string): string | null {
    const reference = referenceOf(title, look)
    return reference === null ? null : sha(around, drawn, reference)
  }
  return {
    async look(page, look) {
      const all = (await documentOf(page)).map(([title, drawn]) => [title, sha(drawn)] as const)
      return {
        isKnown: all.every(([title, drawn]) => (known[title]?.[look] ?? '') === markOf(title, look, drawn)),
        remember() {
          for (const [title, drawn] of all) right.set(title, (right.get(title) ?? new Map()).set(look, drawn))
        },
      }
    },
    write() {
      const titles = [...new Set([...Object.keys(known), ...right.keys()])].sort()
      const lines = titles.flatMap((title) => {
        const now = [...(right.get(title) ?? [])].map(([look, drawn]) => [look, markOf(title, look, drawn)])
        const marks = Object.entries({ ...known[title], ...Object.fromEntries(now) })
        const kept = marks.filter(([look]) => referenceOf(title, look) !== null).sort()
        return kept.length === 0 ? [] : [`  ${JSON.stringify(title)}: ${JSON.stringify(Object.fromEntries(kept))}`]
      })
      writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
    },
  }
}
