import { defaultSite } from '@touchline/contract'
import type { BlockKind, NavigationPlacement } from '@touchline/contract/site'
import { BLOCK_KINDS, isOfPages, mayStandOn } from '@touchline/contract/site-blocks'
import type { Page, Route } from 'playwright-core'
import { chunkOf, whileOpen } from './faults.ts'
import { filler } from './filled-blocks.ts'

const { block, blocksOf } = filler({ words: { en: 'Words' }, link: '/live' })

const isHeldByPages = (kind: BlockKind) => mayStandOn(kind, 'event')
/** Kinds that are allowed on a page of an event, or around it. */
export const KINDS = BLOCK_KINDS.filter((kind) => !isOfPages(kind) || isHeldByPages(kind))
/** Kinds of bars and sides whose code comes with the sites that have them, and what exports each. */
const LATE: { readonly [K in BlockKind]?: string } = {
  'menu.submenu': 'Submenu',
  'platform-switcher': 'PlatformSwitcher',
  'chat-toggle': 'ChatToggle',
  clock: 'Clock',
}

/** Kinds with code of their own. */
export const FETCHED_KINDS = KINDS.filter((kind) => isHeldByPages(kind) || LATE[kind] !== undefined)
/** Kinds that come with the first script. */
export const FIRST_KINDS = KINDS.filter((kind) => !FETCHED_KINDS.includes(kind))

/** Kinds that show what the back end lists, and can show nothing else. */
export const DATA_KINDS: readonly BlockKind[] = ['live-events', 'prematch-events', 'tournaments', 'content.top-leagues']
/** Kinds that need nothing of that. */
export const WITHOUT_DATA: readonly BlockKind[] = [
  ...FIRST_KINDS,
  'content.text',
  'content.label',
  'content.button',
  'content.modal',
  'sport-list',
  'events-filter',
  'clock',
]

/**
 * A site with a block of every kind: those of pages on every page of an event and on `/blocks`, the others around every
 * page.
 */
export function siteOfAllBlocks(): object {
  const { header, ...others } = defaultSite().placements
  const content = blocksOf('content')
  const ofPages = BLOCK_KINDS.filter((kind) => mayStandOn(kind, '/blocks')).map(block)
  const late = BLOCK_KINDS.filter((kind) => LATE[kind] !== undefined).map(block)
  const placements: Readonly<Record<NavigationPlacement, unknown>> = { ...others, header: [...header, ...late] }
  return {
    format: 1,
    locales: ['en', 'de'],
    chat: { type: 'zendesk', id: 'touchline' },
    placements,
    pages: { event: { placements: { content } } },
    customPages: [{ path: '/blocks', seo: { title: { en: 'Blocks' } }, placements: { content: ofPages } }],
  }
}

const moduleOf = (kind: BlockKind) => {
  const late = LATE[kind]
  return late === undefined ? `src/blocks/${kind}/block.tsx` : `src/placements/lazy/${late}.tsx`
}
const THROWS = "throw new Error('broken on purpose')"
const brokenCode = (kind: BlockKind) => {
  const late = LATE[kind]
  return late === undefined
    ? `export const block = { Block() { ${THROWS} } }`
    : `export function ${late}() { ${THROWS} }`
}

declare global {
  interface Window {
    aroundKinds?: Record<string, () => never>
  }
}

/** From the next load on, these kinds throw when they are drawn. */
export async function letThrow(page: Page, kinds: readonly BlockKind[]): Promise<void> {
  for (const kind of kinds.filter((one) => FETCHED_KINDS.includes(one)))
    await page.route(chunkOf(moduleOf(kind)), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: brokenCode(kind) }),
    )
  const first = kinds.filter((kind) => FIRST_KINDS.includes(kind))
  await page.addInitScript((broken) => {
    Object.defineProperty(window, 'aroundKinds', {
      set(around: Record<string, () => never>) {
        for (const kind of broken)
          around[kind] = () => {
            throw new Error('broken on purpose')
          }
      },
    })
  }, first)
  // What the first script draws kinds by passes the test's hands.
  await page.route(
    chunkOf('src/entry-client.tsx'),
    whileOpen(async (route) => {
      const script = await (await route.fetch()).text()
      const body = script.replace('={"brand-logo":', '=window.aroundKinds={"brand-logo":')
      if (body === script) throw new Error('The first script draws kinds otherwise.')
      await route.fulfill({ contentType: 'text/javascript', body })
    }),
  )
}

/** From the next load on, the code of these kinds does not come. */
export async function letMiss(page: Page, kinds: readonly BlockKind[], how: (route: Route) => Promise<void>) {
  for (const kind of kinds) await page.route(chunkOf(moduleOf(kind)), how)
}

const BROKEN = 'This part could not be shown.'

/** Kinds on the page, and those of them that say that they are broken. */
export function blocksOn(page: Page): Promise<{ readonly all: readonly string[]; readonly broken: readonly string[] }> {
  return page.evaluate((broken) => {
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')]
    const kinds = (some: readonly HTMLElement[]) => [...new Set(some.map((one) => one.dataset.block ?? ''))].sort()
    const isBroken = (one: HTMLElement) =>
      one.textContent.includes(broken) || one.querySelector(`[title="${broken}"]`) !== null
    return { all: kinds(blocks), broken: kinds(blocks.filter(isBroken)) }
  }, BROKEN)
}
