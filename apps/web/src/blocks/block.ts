import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import type { ComponentType } from 'react'
import type { DataSources } from '../data/index.ts'
import type { LoadOutcome } from '../features/catalogue/index.ts'
import type { MessageArea } from '../i18n/index.ts'
import type { Route } from '../navigation/index.ts'
import type { Paging } from './parts/paged-block.ts'

/** A chunk that a block turns out to need once its data is known. */
export interface BlockPart {
  /** Its source module, as the build's manifest names it. The server alone knows it. */
  readonly module: string
  readonly load: () => Promise<unknown>
  readonly messages?: readonly MessageArea[] | undefined
}

/** The page a block is on. */
export interface BlockPlace {
  readonly route: Route
  readonly search: URLSearchParams
}

export interface BlockView<K extends BlockKind = BlockKind> {
  readonly props: Block<K>['props']
  readonly place: BlockPlace
  /** Whether its heading is that of the page. */
  readonly isTitle: boolean
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

/** A call whose response a block shows. */
export type BlockQuery = Parameters<QueryClient['prefetchQuery']>[0]

/** What one kind of block is. */
export interface BlockDefinition<K extends BlockKind = BlockKind> {
  /** The calls that it shows, made before the page is rendered. A failed one is shown in the block only. */
  needs?(context: BlockNeeds<K>): readonly BlockQuery[]
  /**
   * Fetches what one call alone does not give. Its outcome is the page's: which page of its list is shown, or that
   * there is nothing to show without this block. Other failures are shown in its own place.
   */
  load?(context: BlockNeeds<K> & { readonly queries: QueryClient }): Promise<LoadOutcome | undefined>
  /** What its data requests beside its own code, so that the first render holds all of it. */
  parts?(context: BlockPlace & { readonly queries: QueryClient }): readonly BlockPart[]
  readonly Block: ComponentType<BlockView<K>>
}
