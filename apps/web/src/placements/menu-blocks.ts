import type { Block } from '@touchline/contract'

/**
 * What is in the menu of a phone: what the site puts there, and before it the switcher of its header, which has no room in a phone's
 * header, unless the menu has one.
 */
export function menuBlocks(menu: readonly Block[], header: readonly Block[]): readonly Block[] {
  const isSwitcher = ({ kind }: Block) => kind === 'platform-switcher'
  return menu.some(isSwitcher) ? menu : [...header.filter(isSwitcher), ...menu]
}
