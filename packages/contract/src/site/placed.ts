import { BLOCK_PLACEMENTS, isOfPages, mayStandOn, PLACEMENTS } from './block-words.ts'
import type { StoredBlock } from './blocks/index.ts'
import { isHostListed } from './check-site.ts'
import type { SiteProblem } from './problems.ts'
import type { StoredPlacements } from './site.ts'
import type { Placement } from './words.ts'

/** Hosts that pictures and frames may come from. */
interface Sources {
  readonly imageSources: readonly string[]
  readonly frameSources: readonly string[]
}

/** Addresses of other hosts that a block loads. */
function loadedBy(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'src' && typeof child === 'string' && child.startsWith('https:') ? [child] : loadedBy(child),
  )
}

/** The page that a path of a problem is about: its key, or the path of a custom page. */
const pageOf = (path: string) => path.replace(/^(pages|customPages)\./, '')

type Wrong = Pick<SiteProblem, 'rule' | 'message'>

function problemOf(
  block: StoredBlock,
  { placement, path }: { readonly placement: Placement; readonly path: string },
  taken: Set<string>,
  sources: Sources,
): Wrong | null {
  if (!BLOCK_PLACEMENTS[block.kind].includes(placement))
    return {
      rule: 'placement',
      message: `A block ${block.kind} cannot stand in ${placement}, only in ${BLOCK_PLACEMENTS[block.kind].join(', ')}.`,
    }
  if (placement === 'content' && !mayStandOn(block.kind, pageOf(path)))
    return { rule: 'placement', message: `A block ${block.kind} cannot stand on this page.` }
  if (isOfPages(block.kind) && taken.has(block.kind))
    return { rule: 'repeated', message: `A block ${block.kind} is on this page already.` }
  if (taken.has(block.id)) return { rule: 'repeated', message: 'Another block of this page has the same id.' }
  const list = block.kind === 'content.iframe' ? 'frameSources' : 'imageSources'
  const foreign = loadedBy(block.props).find((src) => !isHostListed(new URL(src).hostname, sources[list]))
  if (foreign === undefined) return null
  return { rule: 'host', message: `${new URL(foreign).hostname} is not among the ${list} of the site.` }
}

/** Blocks that are allowed in their place, and the errors of the others. */
export function placed(
  placements: StoredPlacements,
  path: string,
  sources: Sources,
): { readonly placements: StoredPlacements; readonly problems: readonly SiteProblem[] } {
  const problems: SiteProblem[] = []
  const taken = new Set<string>()
  const kept = PLACEMENTS.flatMap((placement) => {
    const blocks = placements[placement]
    if (blocks === undefined) return []
    const fitting = blocks.filter((block) => {
      const wrong = problemOf(block, { placement, path }, taken, sources)
      if (wrong !== null) problems.push({ path: `${path}.${placement}.${block.id}`, ...wrong, refused: false })
      else {
        taken.add(block.id)
        // Such a kind has a full stop in its name, which no id has.
        if (isOfPages(block.kind)) taken.add(block.kind)
      }
      return wrong === null
    })
    return [[placement, fitting]]
  })
  return { placements: Object.fromEntries(kept), problems }
}
