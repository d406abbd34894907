import type { Block } from '@touchline/contract'
import { lazyComponent, part } from '../ui/index.ts'
import type { BlockPart } from './block.ts'
import type { DrawnBlock } from './define-block.ts'
import { PRODUCT_BLOCKS } from './product-blocks.ts'

/** A block is only ever given to the entry of its own kind, which the types cannot express. */
type Registry = Readonly<Partial<Record<string, DrawnBlock>>>

const SITE = part(() => import('./site-blocks.ts'))
/** Height of a block whose kind is not loaded yet, in px. */
const DEFAULT_HEIGHT = 200

let ofSites: Registry | undefined

async function loadSiteBlocks(): Promise<Registry> {
  ofSites ??= (await SITE.load()).SITE_BLOCKS as unknown as Registry
  return ofSites
}

function entryIn(registry: Registry, kind: string): DrawnBlock | undefined {
  return Object.hasOwn(registry, kind) ? registry[kind] : undefined
}

/** A kind that the product itself has on no page: its entry loads first, then its code. */
function siteBlock(kind: string): DrawnBlock {
  const entry = async () => {
    const found = entryIn(await loadSiteBlocks(), kind)
    if (found === undefined) throw new Error(`This release has no ${kind}.`)
    return found
  }
  const Entry: DrawnBlock['Part'] = lazyComponent(
    SITE,
    async () => {
      await entry()
      return (props) => {
        const Part = ofSites?.[kind]?.Part
        return Part && <Part {...props} />
      }
    },
    [],
    'around',
  )
  return {
    kind: kind as DrawnBlock['kind'],
    get height() {
      return ofSites?.[kind]?.height ?? DEFAULT_HEIGHT
    },
    heading: (props, place) => ofSites?.[kind]?.heading?.(props, place) ?? false,
    code: { module: SITE.module, load: async () => (await entry()).code.load() },
    Part: Entry,
  }
}

const siteBlocks = new Map<string, DrawnBlock>()

/** How a kind is drawn; undefined for one that this release does not have: a back end may be newer than the page. */
export function blockOf(kind: string): DrawnBlock | undefined {
  const ofProduct = entryIn(PRODUCT_BLOCKS as unknown as Registry, kind)
  if (ofProduct !== undefined) return ofProduct
  if (ofSites !== undefined && entryIn(ofSites, kind) === undefined) return undefined
  const known = siteBlocks.get(kind) ?? siteBlock(kind)
  siteBlocks.set(kind, known)
  return known
}

/** Whether it is known how all of these are drawn; otherwise the list of further kinds is loaded. */
export async function loadKinds(blocks: readonly Block[]): Promise<'known' | 'loaded'> {
  if (ofSites !== undefined || blocks.every(({ kind }) => Object.hasOwn(PRODUCT_BLOCKS, kind))) return 'known'
  await loadSiteBlocks()
  return 'loaded'
}

/** The chunks of a kind: its entry, where that is loaded later, and what it is drawn by. */
export async function chunksOf({ kind, Part }: DrawnBlock): Promise<readonly BlockPart[]> {
  if (Object.hasOwn(PRODUCT_BLOCKS, kind)) return [Part]
  const drawn = entryIn(await loadSiteBlocks(), kind)
  return drawn === undefined ? [] : [Part, drawn.Part]
}
