import type { Block } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useAudience } from '../features/account/index.ts'
import { useServices } from '../services/index.ts'
import { isShownTo } from '../site/index.ts'
import { Boundary, PageTitle, Stack } from '../ui/index.ts'
import styles from './Blocks.module.css'
import type { BlockPlace, BlockView } from './block.ts'
import { type PageAbove, PagesAbove } from './PagesAbove.tsx'
import { PageBody } from './page-body.ts'
import { pagingOf } from './parts/paged-block.ts'
import { reportLeftOut, type ShownBlock, shownBlocks } from './shown-blocks.ts'

interface PlacedProps extends Pick<BlockView, 'place' | 'isFirst' | 'paging'> {
  readonly shown: ShownBlock
}

/** One block with a boundary of its own: whatever goes wrong in it, the rest of the page does not hear of it. */
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

/** Whether the first block says what the page is called. */
function isHeading(block: Block | undefined): boolean {
  if (block?.kind === 'content.label') return block.props.look === 'heading'
  if (block?.kind === 'schedule' || block?.kind === 'results') return true
  return block?.kind === 'content.text' && (block.props.source !== 'own' || block.props.title !== undefined)
}

export interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly place: BlockPlace
  /** Heading of the page, for one whose blocks do not begin with one. */
  readonly title: string | undefined
  /** What the product shows there, with a heading of its own. */
  readonly body?: ReactNode
  /** Pages above it, the topmost first. */
  readonly above?: readonly PageAbove[] | undefined
}

/** A page made of blocks, in their order. */
export function Blocks({ blocks, place, title, body = null, above = [] }: BlocksProps) {
  const { report } = useServices()
  const audience = useAudience()
  useEffect(() => reportLeftOut(blocks, report), [blocks, report])
  const shown = shownBlocks(blocks.filter((block) => isShownTo(audience, block)))
  const hasBody = shown.some(({ block }) => block.kind === 'page.body')
  const paging = pagingOf(blocks)
  const hasHeading = !hasBody && isHeading(shown[0]?.block)
  return (
    <PageBody value={body}>
      <Stack>
        {above.length > 0 && <PagesAbove above={above} />}
        {!hasHeading && !hasBody && title && <PageTitle title={title} />}
        {shown.map((one, at) => (
          <Placed
            key={one.block.id}
            shown={one}
            place={place}
            isFirst={hasHeading && at === 0}
            paging={paging(one.block)}
          />
        ))}
      </Stack>
    </PageBody>
  )
}

/** A block of pages that stands beside one; nothing where its kind is not drawn. */
export function BlockBeside({ block, place }: { block: Block; place: BlockPlace }) {
  const { report } = useServices()
  useEffect(() => reportLeftOut([block], report), [block, report])
  const [shown] = shownBlocks([block])
  return shown && <Placed shown={shown} place={place} isFirst={false} paging="none" />
}
