import type { Block } from '@touchline/contract'
import type { NavigationPlacement } from '@touchline/contract/site'
import { Icon } from '@touchline/ui'
import { Suspense } from 'react'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import { Boundary, BrokenPart } from '../ui/index.ts'
import { AROUND, isAround, OTHER } from './kinds.ts'
import styles from './Placed.module.css'
import { usePlacement } from './use-placement.ts'

const BARS: readonly NavigationPlacement[] = ['header', 'tabbar_mobile']

/** A bar has no room for a sentence. */
function BrokenInBar({ retry }: { retry: () => void }) {
  const text = useText()
  return (
    <button type="button" className={styles.Broken} title={text('shell.part_broken')} onClick={retry}>
      <Icon name="info" size={18} />
      <span className={styles.Hidden}>{text('shell.retry')}</span>
    </button>
  )
}

export interface PlacedProps {
  readonly block: Block
  readonly where: NavigationPlacement
  readonly place: BlockPlace
}

/** One block around the page. An error in it does not affect the others. */
export function Placed({ block, where, place }: PlacedProps) {
  const Part = isAround(block) ? AROUND[block.kind] : undefined
  if (!Part)
    return (
      <div className={styles.Other} data-beside={where} data-devices={block.devices}>
        <Boundary part={`block ${block.kind}`}>
          <Suspense fallback={null}>
            <OTHER block={block} place={place} />
          </Suspense>
        </Boundary>
      </div>
    )
  const Broken = BARS.includes(where) ? BrokenInBar : BrokenPart
  return (
    <div className={styles.Placed} data-block={block.kind} data-block-id={block.id} data-devices={block.devices}>
      <Boundary part={`block ${block.kind}`} fallback={(retry) => <Broken retry={retry} />}>
        <Suspense fallback={null}>
          <Part props={block.props} where={where} place={place} />
        </Suspense>
      </Boundary>
    </div>
  )
}

/** All blocks of a placement, in their order. */
export function Placement({ where, place }: Omit<PlacedProps, 'block'>) {
  return usePlacement(where, place).map((block) => <Placed key={block.id} block={block} where={where} place={place} />)
}
