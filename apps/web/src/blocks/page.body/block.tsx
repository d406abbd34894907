import type { BlockDefinition } from '../block.ts'
import { usePageBody } from '../page-body.ts'

/** What the product itself shows on the page. Its data is that of the route. */
export const block: BlockDefinition<'page.body'> = { Block: () => usePageBody() }
