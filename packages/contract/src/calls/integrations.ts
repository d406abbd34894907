import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const launchApp = defineCall('launchApp', {
  summary: "Address at which an additional provider's application opens for the player; good for a minute",
  params: z.strictObject({
    provider: about(z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/)), 'Whose application.'),
  }),
  body: z.strictObject({ app: about(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}$/)), 'Which application.') }),
  answer: one(z.strictObject({ url: about(z.string(), 'Address to open in a frame; it knows the player.') })),
  status: 200,
})

export const getWatchersUserId = defineCall('getWatchersUserId', {
  summary: 'Name of the player for the chat provider: always the same, and tells nothing of who they are',
  answer: one(z.strictObject({ user_id: about(z.string(), 'What the provider knows the player by.') })),
  status: 200,
})

export const getIcons = defineCall('getIcons', {
  summary: 'Two icon sets as symbols of one SVG document: sports (`sport-<key>`) and interface (`ui-<name>`)',
  /** `version`: what the caller keeps the document under; the current one may be kept for a year. */
  query: z.strictObject({
    version: about(z.optional(z.string().check(z.maxLength(80))), 'Whatever makes the address new when the icons are.'),
  }),
  answer: z.string(),
  media: 'image/svg+xml',
  status: 200,
})
