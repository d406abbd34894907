import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { WebAddress } from '../parts.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const contentIframe = defineBlock({
  kind: 'content.iframe',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      src: about(WebAddress, 'Its host has to be among the frame sources of the site.'),
      title: about(text, 'What it is, for those who do not see it.'),
      height: about(z._default(z.int().check(z.gte(50), z.lte(3_000)), 400), 'In px.'),
      fullscreen: about(z._default(z.boolean(), false), 'Whether it may fill the screen.'),
    }),
})
