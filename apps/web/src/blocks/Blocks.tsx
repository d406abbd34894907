import type { Block } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { Suspense, useEffect } from 'react'
import { useAuth } from '../features/account/index.ts'
import { useServices } from '../services/index.ts'
import { Boundary, BrokenPart, PageTitle, Stack } from '../ui/index.ts'
import styles from './Blocks.module.css'
import type { BlockPlace } from './block.ts'
import { reportLeftOut, type ShownBlock, shownBlocks } from './shown-blocks.ts'

/** One block with a boundary of its own: whatever goes wrong in it, the rest of the page does not hear of it. */
function Placed({ shown, place, isFirst }: { shown: ShownBlock; place: BlockPlace; isFirst: boolean }) {
  const { block, entry } = shown
  const { Part } = entry
  return (
    <div className={styles.Block} data-block={block.kind} data-devices={block.devices}>
      <Boundary part={`block ${block.kind}`} fallback={(retry) => <BrokenPart retry={retry} />}>
        <Suspense fallback={<Skeleton block={entry.height} />}>
          <Part props={block.props} place={place} isFirst={isFirst} />
        </Suspense>
      </Boundary>
    </div>
  )
}

/** Whether the first block says what the page is called. */
function isHeading(block: Block | undefined): boolean {
  if (block?.kind === 'content.label') return block.props.look === 'heading'
  return block?.kind === 'content.text' && (block.props.source !== 'own' || block.props.title !== undefined)
}

export interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly place: BlockPlace
  /** Heading of the page, for one whose blocks do not begin with one. */
  readonly title: string | undefined
}

/** A page made of blocks, in their order. */
export function Blocks({ blocks, place, title }: BlocksProps) {
  const { report } = useServices()
  const { status } = useAuth()
  useEffect(() => reportLeftOut(blocks, report), [blocks, report])
  const isFor = ({ audience }: Block) =>
    audience === 'all' || (audience === 'player' ? status === 'LOGGED_IN' : status === 'NOT_LOGGED_IN')
  const shown = shownBlocks(blocks.filter(isFor))
  const hasHeading = isHeading(shown[0]?.block)
  return (
    <Stack>
      {!hasHeading && title && <PageTitle title={title} />}
      {shown.map((one, at) => (
        <Placed key={one.block.id} shown={one} place={place} isFirst={hasHeading && at === 0} />
      ))}
    </Stack>
  )
}
