import type { BlockProps, Sport } from '@touchline/contract'
import { ICON_PATHS, type IconName } from '@touchline/ui'
import type { MessageId } from '../i18n/index.ts'
import { sportPath } from '../navigation/index.ts'

/** What a menu leads to. */
export type MenuEntry = BlockProps['menu.item']

/** Pages of the product that entries without words of their own are named by. */
const NAMES: Readonly<Record<string, MessageId>> = {
  '/': 'shell.nav.home',
  '/live': 'catalogue.in_play',
  '/schedule': 'shell.nav.schedule',
  '/cybersport': 'shell.nav.esports',
  '/results': 'catalogue.results',
  '/favorites': 'catalogue.favorites',
  '/promotions': 'catalogue.promotions',
  '/racing': 'shell.nav.racing',
  '/lotteries': 'shell.nav.lotteries',
  '/about': 'shell.nav.about',
  '/general-rules': 'shell.nav.rules',
  '/bets': 'bets.label',
}

/** What an entry is called: its own words, the name of the page or sport it leads to, or its address. */
export function entryLabel(
  { label, link }: MenuEntry,
  text: (id: MessageId) => string,
  sports: readonly Pick<Sport, 'key' | 'name'>[] = [],
): string {
  const name = NAMES[link]
  if (label !== undefined) return label
  if (name !== undefined) return text(name)
  return sports.find(({ key }) => sportPath(key) === link)?.name ?? link
}

/** The icon of an entry, where the product has one of that name. */
export function entryIcon({ icon }: MenuEntry): IconName | undefined {
  return icon !== undefined && Object.hasOwn(ICON_PATHS, icon) ? (icon as IconName) : undefined
}

/** The number beside an entry. */
export function entryCount({ count }: MenuEntry, sports: readonly Sport[]): number | undefined {
  if (count === 'none') return undefined
  const of = ({ events_count: { live, prematch } }: Sport) => (count === 'live' ? live : live + prematch)
  return sports.reduce((sum, sport) => sum + of(sport), 0)
}
