import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href, imageOf } from '../parts.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { MODAL_OPENS } from '../words.ts'
import { defineBlock } from './define-block.ts'

export const contentModal = defineBlock({
  kind: 'content.modal',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      label: about(text, 'What the button says that opens it.'),
      opens: about(
        z._default(z.enum(MODAL_OPENS), 'press'),
        '`press`: by its button; `first_visit`: by itself too, once for a visitor who has not seen such a dialog here.',
      ),
      title: about(text, 'Heading of the dialog.'),
      text: about(z.optional(text), 'Paragraphs with an empty line between them.'),
      image: about(z.optional(imageOf(text)), 'Above the text.'),
      linkLabel: about(z.optional(text), 'What its button says.'),
      link: about(z.optional(Href), 'Where its button leads.'),
    }),
})
