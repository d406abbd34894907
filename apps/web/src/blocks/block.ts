import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import type { ComponentType } from 'react'
import type { DataSources } from '../data/index.ts'
import type { Route } from '../navigation/index.ts'
import type { Paging } from './parts/paged-block.ts'

/** The page a block stands on. */
export interface BlockPlace {
  readonly route: Route
  readonly search: URLSearchParams
}

export interface BlockView<K extends BlockKind = BlockKind> {
  readonly props: Block<K>['props']
  readonly place: BlockPlace
  /** Whether it is the first of its page: a heading there is that of the page. */
  readonly isFirst: boolean
  /** Whether the address of the page names pages of its list. */
  readonly paging: Paging
}

export interface BlockNeeds<K extends BlockKind = BlockKind> {
  readonly props: Block<K>['props']
  readonly place: BlockPlace
  readonly paging: Paging
  readonly sources: DataSources
  /** Server time in ms. */
  readonly now: number
  /** The viewer's. */
  readonly timeZone: string
}

/** A call whose answer a block shows. */
export type BlockQuery = Parameters<QueryClient['prefetchQuery']>[0]

/** What one kind of block is. */
export interface BlockDefinition<K extends BlockKind = BlockKind> {
  /** Calls it shows the answers of; they are made before the page is shown. One that fails is the block's own affair. */
  needs?(context: BlockNeeds<K>): readonly BlockQuery[]
  /**
   * The same for what one call alone does not tell; a failure is the block's own affair here too. Answers which page of its list
   * is shown, after the first.
   */
  load?(context: BlockNeeds<K> & { readonly queries: QueryClient }): Promise<number | undefined>
  readonly Block: ComponentType<BlockView<K>>
}
