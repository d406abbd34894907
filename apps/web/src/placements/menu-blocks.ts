import type { Block } from '@touchline/contract'

/**
 * The blocks of a phone's menu: those of the site, after the platform switcher of the header, which has no room in a
 * phone's header, unless the menu has one.
 */
export function menuBlocks(menu: readonly Block[], header: readonly Block[]): readonly Block[] {
  const isSwitcher = ({ kind }: Block) => kind === 'platform-switcher'
  return menu.some(isSwitcher) ? menu : [...header.filter(isSwitcher), ...menu]
}
