const PRICE = 'main button[data-outcome]'
/** The group that prices belong to: the card of a league or a market, a race; the page for single prices. */
const TABLE = 'section, article, main'

function canStop(price: HTMLButtonElement): boolean {
  return !price.disabled && price.checkVisibility()
}

/**
 * Makes each table of prices one stop of the Tab key: the last focused price, or the first that can be picked. Arrow
 * keys go on from there. The stop is chosen when the key is pressed, so changes of prices are not watched. Returns how
 * to end it.
 */
export function keepOneStop(): () => void {
  const last = new WeakMap<Element, Element>()
  const focused = ({ target }: FocusEvent) => {
    const table = target instanceof Element && target.matches(PRICE) ? target.closest(TABLE) : null
    if (table) last.set(table, target as Element)
  }
  const pressed = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    const prices = [...document.querySelectorAll<HTMLButtonElement>(PRICE)]
    for (const [table, inTable] of Map.groupBy(prices, (price) => price.closest(TABLE))) {
      const held = table && last.get(table)
      const stop = inTable.find((price) => price === held && canStop(price)) ?? inTable.find(canStop)
      for (const price of inTable) {
        const index = price === stop ? 0 : -1
        if (price.tabIndex !== index) price.tabIndex = index
      }
    }
  }
  addEventListener('focusin', focused)
  addEventListener('keydown', pressed, true)
  return () => {
    removeEventListener('focusin', focused)
    removeEventListener('keydown', pressed, true)
    for (const price of document.querySelectorAll(PRICE)) price.removeAttribute('tabindex')
  }
}
