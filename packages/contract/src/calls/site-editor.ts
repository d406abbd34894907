import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { one, queryInt, Timestamp } from '../primitives.ts'
import { MAX_SITE_BYTES } from '../site/site.ts'
import { SITE_ACTIONS } from '../site/words.ts'
import { defineCall } from './define.ts'

const Revision = about(
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
  'Of the draft; it grows with every save. 0: there is none.',
)
const Version = about(
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
  'That was published; 0 is the site as the product comes.',
)
const Author = about(z.string(), 'Who it was, as they sign in.')
const File = component(
  'SiteFile',
  'A site file (`docs/architecture.md`): name, looks, words, languages, placements and pages; what it leaves out is as the product comes.',
  z
    .record(z.string(), z.unknown())
    .check(
      z.refine(
        (file) => JSON.stringify(file).length <= MAX_SITE_BYTES,
        `is larger than ${MAX_SITE_BYTES / 1_048_576} MB`,
      ),
    ),
)
const Problems = z.array(
  z.strictObject({
    path: about(z.string(), 'Where, e.g. `pages.home.placements.content.hero.props.limit`.'),
    message: about(z.string(), 'What is wrong with it, in English.'),
    refused: about(z.boolean(), 'Whether it is dangerous, not merely wrong.'),
  }),
)
const Draft = component(
  'SiteDraft',
  'The site that is being worked on.',
  z.strictObject({
    revision: Revision,
    basedOn: about(Version, 'The version it was begun with.'),
    published: about(Version, 'The published version.'),
    author: about(z.nullable(z.string()), 'Who saved it last; null where there is none.'),
    savedAt: about(z.nullable(Timestamp), 'When it was saved last; null where there is none.'),
    file: File,
  }),
)

export const getSiteDraft = defineCall('getSiteDraft', {
  summary: 'The draft of the site; where there is none, what is published',
  answer: one(Draft),
  status: 200,
})

export const saveSiteDraft = defineCall('saveSiteDraft', {
  summary: 'Keeps the draft over the revision it was made from; 409 where another author has saved since',
  body: z.strictObject({
    revision: about(Revision, 'The revision it was made from; 0 where there was none.'),
    basedOn: about(Version, 'The published version it takes into account.'),
    file: File,
  }),
  answer: one(z.strictObject({ revision: Revision, problems: about(Problems, 'What could not be published so.') })),
  status: 200,
})

export const publishSiteDraft = defineCall('publishSiteDraft', {
  summary: 'Publishes the draft, whole or not at all; 409 where it is not the newest any more',
  body: z.strictObject({ revision: about(Revision, 'The one that was looked at.') }),
  answer: one(
    z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('published'), version: Version }),
      z.strictObject({ state: z.literal('refused'), problems: about(Problems, 'What does not fit.') }),
    ]),
  ),
  status: 200,
})

export const previewSiteDraft = defineCall('previewSiteDraft', {
  summary: 'Makes a token that shows the draft, as it is then, to everyone who has the token (`?preview=`)',
  answer: one(
    z.strictObject({
      token: about(z.string(), 'Goes into the query of any page.'),
      expiresAt: about(Timestamp, 'Until when.'),
    }),
  ),
  status: 200,
})

const published = {
  version: Version,
  author: Author,
  publishedAt: about(z.nullable(Timestamp), 'When; null for the site as the product comes.'),
}

export const getSiteVersions = defineCall('getSiteVersions', {
  summary: 'What was published, the newest first',
  answer: z.strictObject({ data: z.array(z.strictObject(published)) }),
  status: 200,
})

export const getSiteVersion = defineCall('getSiteVersion', {
  summary: 'A version that was published, with its file; 0 is the site as the product comes',
  params: z.strictObject({ version: about(queryInt(0, 2_147_483_647), 'Which; 0 is the site as the product comes.') }),
  answer: one(z.strictObject({ ...published, file: File })),
  status: 200,
})

export const restoreSiteVersion = defineCall('restoreSiteVersion', {
  summary: 'Makes a version that was published the draft; it is public once it is published',
  params: z.strictObject({ version: about(queryInt(0, 2_147_483_647), 'Which; 0 is the site as the product comes.') }),
  body: z.strictObject({
    revision: about(Revision, 'Of the draft that it takes the place of; 0 where there is none.'),
  }),
  answer: one(z.strictObject({ revision: Revision })),
  status: 200,
})

export const getSiteEdits = defineCall('getSiteEdits', {
  summary: 'What was done in the editor and by whom, the newest first',
  answer: z.strictObject({
    data: z.array(
      z.strictObject({
        id: z.int(),
        at: about(Timestamp, 'When.'),
        author: Author,
        action: about(z.enum(SITE_ACTIONS), 'What.'),
        revision: about(z.nullable(z.int()), 'Of the draft.'),
        version: about(z.nullable(z.int()), 'That was published or restored.'),
      }),
    ),
  }),
  status: 200,
})
