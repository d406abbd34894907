import type { Block } from '@touchline/contract'
import type { BlockKind, NavigationPlacement } from '@touchline/contract/site'
import type { BlockPlace } from '../blocks/block.ts'

/** What a block around the page is given. */
export interface AroundView<K extends BlockKind = BlockKind> {
  readonly props: Block<K>['props']
  readonly where: NavigationPlacement
  readonly place: BlockPlace
}
