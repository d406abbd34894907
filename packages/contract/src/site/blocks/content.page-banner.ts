import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { ITEM_LAYOUTS } from '../words.ts'
import { bannerItemOf } from './banner-item.ts'
import { defineBlock } from './define-block.ts'

export const contentPageBanner = defineBlock({
  kind: 'content.page-banner',
  places: PAGE,
  props: (text) =>
    z.strictObject({
      layout: about(z._default(z.enum(ITEM_LAYOUTS), 'slider'), 'One after the other, or side by side.'),
      items: about(z.array(bannerItemOf(text)).check(z.minLength(1), z.maxLength(12)), 'In their order.'),
      autoplaySeconds: about(
        z._default(z.int().check(z.gte(0), z.lte(60)), 0),
        'How long a slide is shown; 0: until the viewer moves on.',
      ),
    }),
})
