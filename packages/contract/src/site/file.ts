import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { BLOCK_KINDS, NAVIGATION_PLACEMENTS, PLACEMENTS } from './block-words.ts'
import { STORED_BLOCKS, type StoredBlock } from './blocks/index.ts'
import { PAGE_INNER, PagePath, pageShape } from './page.ts'
import { Groups, LocalText } from './parts.ts'
import { MAX_BLOCKS, MAX_CUSTOM_PAGES, SITE_FORMAT, SITE_INNER, SITE_SETTINGS, type Site, siteTexts } from './site.ts'
import { PAGE_KEYS, type Placement } from './words.ts'

type UnionOf<T> = readonly [z.ZodMiniObject & z.ZodMiniType<T>, ...(z.ZodMiniObject & z.ZodMiniType<T>)[]]

const StoredBlockSchema = z.discriminatedUnion(
  'kind',
  BLOCK_KINDS.map((kind) => STORED_BLOCKS[kind]) as unknown as UnionOf<StoredBlock>,
  { error: (issue) => (issue.code === 'invalid_union' ? 'is no kind of block that this product knows' : undefined) },
)
const Blocks = z.array(StoredBlockSchema).check(z.maxLength(MAX_BLOCKS))

const lists = (names: readonly Placement[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, about(z.optional(Blocks), 'Blocks, in their order.')])))

const page = {
  ...pageShape(LocalText),
  ...PAGE_INNER,
  placements: about(z.prefault(lists(PLACEMENTS), {}), 'Blocks by placement.'),
}
const StoredPage = z.strictObject(page)

/** What a site file may hold. A file of what is left out of it is completed by the defaults. */
export const SiteFile = z.strictObject({
  format: z.literal(SITE_FORMAT),
  ...SITE_SETTINGS,
  ...siteTexts(LocalText),
  ...SITE_INNER,
  placements: z.prefault(lists(NAVIGATION_PLACEMENTS), {}),
  pages: z.prefault(z.strictObject(Object.fromEntries(PAGE_KEYS.map((key) => [key, z.optional(StoredPage)]))), {}),
  customPages: z._default(
    z
      .array(
        z.strictObject({
          ...page,
          path: PagePath,
          groups: about(Groups, 'Groups that it is for; it is hidden from others.'),
        }),
      )
      .check(z.maxLength(MAX_CUSTOM_PAGES)),
    [],
  ),
})

/** A site file as the schema reads it: what it leaves out is not filled in yet. */
export type ReadFile = Omit<Site, 'pages' | 'placements'> & {
  readonly placements: Partial<Site['placements']>
  readonly pages: Partial<Site['pages']>
}
