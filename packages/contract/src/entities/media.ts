import * as z from 'zod/mini'

/** A picture from the match that plays in the page. */
export const Video = z.strictObject({
  provider: z.string(),
  /** Address of an HLS playlist. */
  url: z.string(),
})
export type Video = z.infer<typeof Video>

/** A transmission elsewhere. */
export const StreamLink = z.strictObject({
  link: z.string(),
  /** Whether the link is a page made for a frame; otherwise it opens by itself. */
  frame: z.boolean(),
  provider: z.string(),
  language_code: z.nullable(z.string()),
})
export type StreamLink = z.infer<typeof StreamLink>
