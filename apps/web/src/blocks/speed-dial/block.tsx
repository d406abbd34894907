import { Icon } from '@touchline/ui'
import { callQuery, useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { entryCount, entryIcon, entryLabel } from '../../site/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Tiles } from '../parts/Tiles.tsx'
import { Floating } from './Floating.tsx'

type Kind = 'speed-dial'

const STALE_MS = 60_000

function SpeedDial({ props: { items, look, isFloating } }: BlockView<Kind>) {
  const text = useText()
  // Without the sports, entries are shown without their counts.
  const sports = useCall('getSports', undefined, { staleTime: STALE_MS }).data?.data
  const tiles = items.map((entry) => {
    const icon = entryIcon(entry)
    return {
      to: entry.link,
      icon: icon && <Icon name={icon} size={18} data-icon={icon} />,
      label: entryLabel(entry, text, sports),
      count: sports && entryCount(entry, sports),
    }
  })
  const list = <Tiles label={text('blocks.shortcuts')} tiles={tiles} look={look} />
  return isFloating ? <Floating label={text('blocks.shortcuts')}>{list}</Floating> : list
}

/** Short ways to where the site wants its bettors to go. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources }) => [callQuery(sources, 'getSports', undefined, STALE_MS)],
  Block: SpeedDial,
}
