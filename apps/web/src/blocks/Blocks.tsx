import type { Block } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { Suspense, useMemo } from 'react'
import { useAudience } from '../features/account/index.ts'
import { isShownTo } from '../site/index.ts'
import { Boundary, lazyComponent, PageTitle } from '../ui/index.ts'
import styles from './Blocks.module.css'
import type { BlockPlace, BlockView } from './block.ts'
import type { PageAbove } from './PagesAbove.tsx'
import { pagingOf } from './parts/paged-block.ts'
import { type ShownBlock, shownBlocks } from './shown-blocks.ts'
import { useKinds } from './use-kinds.ts'

/** Breadcrumbs of a page; loaded late, since few pages have pages above them. */
export const PAGES_ABOVE = lazyComponent(() => import('./PagesAbove.tsx'), 'PagesAbove', [], 'nothing')

interface PlacedProps extends Pick<BlockView, 'place' | 'isTitle' | 'paging'> {
  readonly shown: ShownBlock
}

/** One block with an error boundary of its own: an error in it does not affect the rest of the page. */
function Placed({ shown, ...view }: PlacedProps) {
  const { block, entry } = shown
  const { Part } = entry
  return (
    <div className={styles.Block} data-block={block.kind} data-block-id={block.id} data-devices={block.devices}>
      <Boundary part={`block ${block.kind}`}>
        <Suspense fallback={<Skeleton block={entry.height} />}>
          <Part props={block.props} {...view} />
        </Suspense>
      </Boundary>
    </div>
  )
}

/**
 * The block whose heading is the page's: the last one with a heading, since the first block of a page has it only where
 * no other does.
 */
function titleAmong(shown: readonly ShownBlock[], page: string): ShownBlock | undefined {
  return shown.findLast(({ block, entry }, at) => entry.heading?.(block.props, { isFirst: at === 0, page }))
}

export interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly place: BlockPlace
  /** Heading of the page, where its first block has none. */
  readonly title: string | undefined
  /** Pages above it, the topmost first. */
  readonly above?: readonly PageAbove[] | undefined
}

/** A page made of blocks, in their order. */
export function Blocks({ blocks, place, title, above = [] }: BlocksProps) {
  const audience = useAudience()
  useKinds(blocks)
  const shown = shownBlocks(blocks.filter((block) => isShownTo(audience, block)))
  const paging = pagingOf(blocks)
  const heading = titleAmong(shown, place.route.page)
  return (
    <>
      {above.length > 0 && (
        <Suspense fallback={null}>
          <PAGES_ABOVE above={above} />
        </Suspense>
      )}
      {!heading && title && <PageTitle title={title} />}
      {shown.map((one) => (
        <Placed key={one.block.id} shown={one} place={place} isTitle={one === heading} paging={paging(one.block)} />
      ))}
    </>
  )
}

/** A block of pages that is beside one; nothing where its kind is not drawn. */
export function BlockBeside({ block, place }: { block: Block; place: BlockPlace }) {
  useKinds(useMemo(() => [block], [block]))
  const [shown] = shownBlocks([block])
  return shown && <Placed shown={shown} place={place} isTitle={false} paging="none" />
}
