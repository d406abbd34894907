import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'

export const Video = component(
  'Video',
  'Pictures from the match that play in the page.',
  z.strictObject({
    provider: about(z.string(), 'Whose pictures they are.'),
    url: about(z.string(), 'Address of an HLS playlist.'),
  }),
)
export type Video = z.infer<typeof Video>

export const StreamLink = component(
  'StreamLink',
  'A transmission elsewhere.',
  z.strictObject({
    link: about(z.string(), 'Address of the transmission.'),
    frame: about(z.boolean(), 'Whether the link is a page made for a frame; otherwise it opens by itself.'),
    provider: z.string(),
    language_code: z.nullable(z.string()),
  }),
)
export type StreamLink = z.infer<typeof StreamLink>
