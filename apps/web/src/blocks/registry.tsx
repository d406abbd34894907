import type { Block } from '@touchline/contract'
import { lazyComponent, part } from '../ui/index.ts'
import type { BlockPart } from './block.ts'
import type { AnyBlock, DrawnBlock } from './define-block.ts'
import { pageKind } from './page-kinds.ts'

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

function ofSite(kind: string): DrawnBlock | undefined {
  return ofSites !== undefined && Object.hasOwn(ofSites, kind) ? ofSites[kind] : undefined
}

/** A kind that the page's route does not name: the list of such kinds loads first, then its code. */
function siteBlock(kind: string): DrawnBlock {
  const entry = async () => {
    await loadSiteBlocks()
    const found = ofSite(kind)
    if (found === undefined) throw new Error(`This release has no ${kind}.`)
    return found
  }
  const Entry: DrawnBlock['Part'] = lazyComponent(
    SITE,
    async () => {
      await entry()
      return (props) => {
        const Part = ofSite(kind)?.Part
        return Part && <Part {...props} />
      }
    },
    [],
    'around',
  )
  return {
    kind: kind as DrawnBlock['kind'],
    get height() {
      return ofSite(kind)?.height ?? DEFAULT_HEIGHT
    },
    heading: (props, place) => ofSite(kind)?.heading?.(props, place) ?? false,
    code: { module: SITE.module, load: async () => (await entry()).code.load() },
    Part: Entry,
  }
}

const siteBlocks = new Map<string, DrawnBlock>()

function siteEntry(kind: string): DrawnBlock {
  const known = siteBlocks.get(kind) ?? siteBlock(kind)
  siteBlocks.set(kind, known)
  return known
}

/** How a kind is drawn; undefined for one that this release does not have: a back end may be newer than the page. */
export function blockOf(kind: string): DrawnBlock | undefined {
  const ofPage = pageKind(kind)
  if (ofPage !== undefined) return ofPage
  if (ofSites !== undefined && ofSite(kind) === undefined) return undefined
  return siteEntry(kind)
}

/** Whether it is known how all of these are drawn; otherwise the list of further kinds is loaded. */
export async function loadKinds(blocks: readonly Block[]): Promise<'known' | 'loaded'> {
  if (ofSites !== undefined || blocks.every(({ kind }) => pageKind(kind) !== undefined)) return 'known'
  await loadSiteBlocks()
  return 'loaded'
}

/**
 * The chunks of a kind: the list of kinds, where the page does not name it, and what it is drawn by.
 * @param named kinds that the route of the page names
 */
export async function chunksOf({ kind }: DrawnBlock, named: readonly AnyBlock[]): Promise<readonly BlockPart[]> {
  const own = named.find((one) => one.kind === kind)
  if (own !== undefined) return [own.Part]
  await loadSiteBlocks()
  const drawn = ofSite(kind)
  return drawn === undefined ? [] : [siteEntry(kind).Part, drawn.Part]
}
