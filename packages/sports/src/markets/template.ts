import { FORMAT_LOCALES, type ShippedLocale } from '@touchline/betting/vocabulary'
import { type NameId, nameIn } from '../texts/named.ts'

type OrdinalForm = 'one' | 'two' | 'few' | 'many' | 'other'

/** Names a template may need. `competitor` gives the name for an id of an outcome or a specifier. */
export interface MarketNames {
  readonly home: string
  readonly away: string
  readonly competitor?: ((outcomeId: string) => string | undefined) | undefined
}

/** Fills a name template; an operator without its value stays visible, which is how a wrong template is found. */
export function renderTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
  names: MarketNames,
  locale: ShippedLocale,
): string {
  return template.replace(/\{([!+$%-]?)(\w+|\(\w+[+-]\d+\))\}/g, (whole, operator: string, name: string) => {
    if (operator === '$') {
      if (name === 'competitor1') return names.home
      if (name === 'competitor2') return names.away
      return name === 'event' ? `${names.home} – ${names.away}` : whole
    }
    const value = name.startsWith('(') ? computed(name, values) : values[name]
    if (value === undefined) return whole
    if (operator === '%') return whoIs(value, names)
    switch (operator) {
      case '!':
        return ordinal(value, locale)
      case '+':
        return decimal(signed(value), locale)
      case '-':
        return decimal(signed(negated(value)), locale)
      default:
        return decimal(value, locale)
    }
  })
}

/** `(x+1)`: a specifier's number with something added or taken off. */
function computed(sum: string, values: Readonly<Record<string, string>>): string | undefined {
  const [, name = '', sign, amount] = /^\((\w+)([+-])(\d+)\)$/.exec(sum) ?? []
  const value = Number(values[name] ?? Number.NaN)
  if (Number.isNaN(value)) return undefined
  return String(sign === '-' ? value - Number(amount) : value + Number(amount))
}

/** A side by its number, every other competitor by their id. */
function whoIs(value: string, names: MarketNames): string {
  if (value === '1') return names.home
  if (value === '2') return names.away
  return names.competitor?.(value) ?? value
}

function signed(value: string): string {
  return Number(value) > 0 ? `+${Number(value)}` : value
}

function negated(value: string): string {
  const number = Number(value)
  return Number.isNaN(number) || number === 0 ? value : String(-number)
}

/** Decimal sign and ordinal forms of each language: making them takes longer than naming a hundred markets. */
const numbers = new Map<ShippedLocale, { readonly point: string; readonly ordinals: Intl.PluralRules }>()

function numbersOf(locale: ShippedLocale) {
  const known = numbers.get(locale)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(FORMAT_LOCALES[locale]).formatToParts(0.5)
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const made = { point, ordinals: new Intl.PluralRules(locale, { type: 'ordinal' }) }
  numbers.set(locale, made)
  return made
}

function decimal(value: string, locale: ShippedLocale): string {
  return /^[+-]?\d+\.\d+$/.test(value) ? value.replace('.', numbersOf(locale).point) : value
}

function ordinal(value: string, locale: ShippedLocale): string {
  const id: NameId = `ordinal.${numbersOf(locale).ordinals.select(Number(value)) as OrdinalForm}`
  return nameIn(id, locale).replace('{n}', value)
}
