import type { MarketLocale } from './types.ts'

/** Names a template may need. `competitor` names an outright's outcome by its id. */
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
  locale: MarketLocale,
): string {
  return template.replace(/\{([!+$-]?)(\w+)\}/g, (whole, operator: string, name: string) => {
    if (operator === '$') {
      if (name === 'competitor1') return names.home
      if (name === 'competitor2') return names.away
      return whole
    }
    const value = values[name]
    if (value === undefined) return whole
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

function signed(value: string): string {
  return Number(value) > 0 ? `+${Number(value)}` : value
}

function negated(value: string): string {
  const number = Number(value)
  return Number.isNaN(number) || number === 0 ? value : String(-number)
}

function decimal(value: string, locale: MarketLocale): string {
  return locale === 'de' && /^[+-]?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value
}

function ordinal(value: string, locale: MarketLocale): string {
  if (locale === 'de') return `${value}.`
  const number = Number(value)
  const teen = number % 100 >= 11 && number % 100 <= 13
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${value}${suffix}`
}
