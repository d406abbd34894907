import * as z from 'zod/mini'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const launchApp = defineCall({
  method: 'POST',
  path: '/api/v2/{provider}/launch',
  auth: 'player',
  summary: "Address at which an additional provider's application opens for the player; good for a minute",
  params: z.strictObject({ provider: z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/)) }),
  body: z.strictObject({ app: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}$/)) }),
  answer: one(z.strictObject({ url: z.string() })),
  status: 200,
})

export const getWatchersUserId = defineCall({
  method: 'GET',
  path: '/api/v2/watchersio/userid',
  auth: 'player',
  summary: 'Name of the player for the chat provider: always the same, and tells nothing of who he is',
  answer: one(z.strictObject({ user_id: z.string() })),
  status: 200,
})

export const getIcons = defineCall({
  method: 'GET',
  path: '/fe-api/icons.svg',
  auth: 'none',
  summary: 'Two icon sets as symbols of one SVG document: sports (`sport-<key>`) and interface (`ui-<name>`)',
  /** `version`: what the caller keeps the document under; the current one may be kept for a year. */
  query: z.strictObject({ version: z.optional(z.string().check(z.maxLength(80))) }),
  answer: z.string(),
  media: 'image/svg+xml',
  status: 200,
})
