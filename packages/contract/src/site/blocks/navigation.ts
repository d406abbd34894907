import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { Href, IconName, menuEntryOf, type TextSchema } from '../parts.ts'
import { ITEM_LOOKS } from '../words.ts'

const menuOrList = about(z._default(z.enum(['menu', 'list']), 'menu'), 'Behind a button, or open.')

export function navigationProps<T extends TextSchema>(text: T) {
  const entry = menuEntryOf(text)
  return {
    'menu.item': entry,
    'menu.submenu': z.strictObject({
      label: about(text, 'Name of the menu.'),
      icon: about(z.optional(IconName), 'Name of an icon of the product.'),
      items: about(z.array(entry).check(z.minLength(1), z.maxLength(30)), 'In their order.'),
    }),
    'navigation.side-menu': z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      items: about(z.array(entry).check(z.minLength(1), z.maxLength(40)), 'In their order.'),
    }),
    'navigation.top-leagues': z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Which; none: the most important.'),
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 8), 'How many.'),
    }),
    'brand-logo': z.strictObject({
      link: about(z._default(Href, '/'), 'Where it leads.'),
      showName: about(z._default(z.boolean(), true), 'Whether the name stands beside it.'),
    }),
    search: z.strictObject({
      look: about(
        z._default(z.enum(['field', 'icon']), 'field'),
        'A field where there is room for one, or a glass alone.',
      ),
    }),
    notifications: z.strictObject({}),
    profile: z.strictObject({
      showBalance: about(z._default(z.boolean(), true), 'Whether the balance stands beside the name.'),
      showDeposit: about(z._default(z.boolean(), false), 'Whether a button leads to the deposit.'),
      showSignUp: about(z._default(z.boolean(), false), 'Whether visitors see a button to sign up beside sign in.'),
    }),
    'sport-list': z.strictObject({
      layout: about(z._default(z.enum(['list', 'chips']), 'list'), 'Below each other, or in a row.'),
      scope: about(
        z._default(z.enum(['all', 'live', 'regular', 'cyber']), 'all'),
        'Which sports; `live`: those with something running.',
      ),
      leadsTo: about(
        z._default(z.enum(['sport', 'filter']), 'sport'),
        'To the page of the sport, or to this page with that sport alone.',
      ),
      showCounts: about(z._default(z.boolean(), true), 'Whether the number of events stands beside a sport.'),
    }),
    language: z.strictObject({ look: menuOrList }),
    odds: z.strictObject({
      look: menuOrList,
      showOdds: about(z._default(z.boolean(), true), 'Whether the odds format can be chosen.'),
      showDisplay: about(z._default(z.boolean(), true), 'Whether theme and live updates can be chosen beside it.'),
    }),
    'chat-toggle': z.strictObject({ label: about(z.optional(text), 'What it says.') }),
    divider: z.strictObject({ look: about(z._default(z.enum(['line', 'space']), 'line'), 'What it looks like.') }),
    'platform-switcher': z.strictObject({
      items: about(
        z.array(
          z.strictObject({
            label: about(text, 'Name of the part.'),
            link: Href,
            icon: about(z.optional(IconName), 'Name of an icon of the product.'),
          }),
        ),
        'Parts of the platform, this one among them.',
      ).check(z.minLength(1), z.maxLength(8)),
    }),
    clock: z.strictObject({
      seconds: about(z._default(z.boolean(), false), 'Whether seconds are shown.'),
      showZone: about(z._default(z.boolean(), true), 'Whether the time zone stands beside it.'),
    }),
    'speed-dial': z.strictObject({
      look: about(z._default(z.enum(ITEM_LOOKS), 'button'), 'What the entries look like.'),
      items: about(z.array(entry).check(z.minLength(1), z.maxLength(20)), 'In their order.'),
      isFloating: about(
        z._default(z.boolean(), false),
        'Whether they lie behind a button at the edge of the screen that opens and closes them.',
      ),
    }),
  }
}
