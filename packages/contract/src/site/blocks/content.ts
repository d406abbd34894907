import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { Href, imageOf, type TextSchema, WebAddress } from '../parts.ts'
import { ITEM_LAYOUTS, ITEM_LOOKS, MODAL_OPENS } from '../words.ts'

/** What a banner shows, and a slide or tile is about. */
export function bannerItemOf<T extends TextSchema>(text: T) {
  const look = about(z._default(z.enum(ITEM_LOOKS), 'card'), 'What it looks like.')
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('promo'),
      look,
      topic: about(
        z._default(z.enum(['own', 'live']), 'own'),
        '`live`: how much runs now, in the words of the product; the texts given here stand over them.',
      ),
      title: about(z.optional(text), 'In large letters.'),
      text: about(z.optional(text), 'Under the title.'),
      image: about(z.optional(imageOf(text)), 'Behind or beside the text.'),
      link: about(z.optional(Href), 'Where it leads.'),
    }),
    z.strictObject({
      kind: z.literal('event'),
      look,
      matchId: about(z._default(z.nullable(Id), null), 'Null: the match of the moment.'),
    }),
    z.strictObject({ kind: z.literal('league'), look, tournamentId: about(Id, 'The league.') }),
  ])
}

export function contentProps<T extends TextSchema>(text: T) {
  return {
    'page.body': z.strictObject({}),
    'content.text': z.strictObject({
      source: about(
        z._default(z.enum(['own', 'about', 'rules']), 'own'),
        '`about` and `rules`: the texts of the product; `own`: those given here.',
      ),
      title: about(z.optional(text), 'Heading.'),
      text: about(z.optional(text), 'Paragraphs with an empty line between them.'),
      level: about(z._default(z.int().check(z.gte(1), z.lte(4)), 2), 'Level of the heading.'),
    }),
    'content.label': z.strictObject({
      text: about(text, 'The words.'),
      look: about(z._default(z.enum(['plain', 'badge', 'heading']), 'plain'), 'What it looks like.'),
    }),
    'content.image': z.strictObject({
      image: about(imageOf(text), 'The picture.'),
      link: about(z.optional(Href), 'Where it leads.'),
      ratio: about(z._default(z.enum(['auto', '1:1', '4:3', '16:9', '4:1']), 'auto'), 'Shape it is cut to.'),
    }),
    'content.page-banner': z.strictObject({
      layout: about(z._default(z.enum(ITEM_LAYOUTS), 'slider'), 'One after the other, or side by side.'),
      items: about(z.array(bannerItemOf(text)).check(z.minLength(1), z.maxLength(12)), 'In their order.'),
      autoplaySeconds: about(
        z._default(z.int().check(z.gte(0), z.lte(60)), 0),
        'How long a slide stands; 0: until the viewer moves on.',
      ),
    }),
    'content.button': z.strictObject({
      label: about(text, 'What it says.'),
      link: about(Href, 'Where it leads.'),
      look: about(z._default(z.enum(['primary', 'secondary', 'quiet']), 'primary'), 'How much it stands out.'),
    }),
    'content.modal': z.strictObject({
      label: about(text, 'What the button says that opens it.'),
      opens: about(
        z._default(z.enum(MODAL_OPENS), 'press'),
        '`press`: by its button; `first_visit`: by itself too, once for whoever has not seen such a dialog here.',
      ),
      title: about(text, 'Heading of the dialog.'),
      text: about(z.optional(text), 'Paragraphs with an empty line between them.'),
      image: about(z.optional(imageOf(text)), 'Above the text.'),
      linkLabel: about(z.optional(text), 'What its button says.'),
      link: about(z.optional(Href), 'Where its button leads.'),
    }),
    'content.iframe': z.strictObject({
      src: about(WebAddress, 'Its host has to be among the frame sources of the site.'),
      title: about(text, 'What it is, for those who do not see it.'),
      height: about(z._default(z.int().check(z.gte(50), z.lte(3_000)), 400), 'In px.'),
      fullscreen: about(z._default(z.boolean(), false), 'Whether it may fill the screen.'),
    }),
    'content.top-leagues': z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Which; none: the most important.'),
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 8), 'How many.'),
      look: about(z._default(z.enum(ITEM_LOOKS), 'card'), 'What they look like.'),
    }),
  }
}
