import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Texts of one language by id. */
export type Texts = Readonly<Record<string, string>>

export interface Catalogue {
  /** How a fault names it. */
  readonly name: string
  /** ICU messages, or the templates of the Unified Odds Feed, `{!setnr}` and `{+hcp}`. */
  readonly form: 'icu' | 'feed'
  readonly english: Texts
  readonly others: Readonly<Record<string, Texts>>
  /** Sources that may use its texts. */
  readonly source: string
}

/** Every element of a message, those inside plurals included. */
function* elements(tree: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of tree) {
    yield element
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* elements(option.value)
    }
  }
}

const partsOf = (text: string) => [...elements(parse(text, { ignoreTag: true }))]

function icuValues(text: string): string[] {
  return partsOf(text).flatMap((part) => (part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value]))
}

/** An ordinal may be a plain number: not every language has its ordinals agree with the noun. */
function feedValues(text: string): string[] {
  return [...text.matchAll(/\{!?([^{}]+)\}/g)].map(([, name = '']) => name)
}

/** Names of the values that a text takes. */
function valuesOf(text: string, form: Catalogue['form']): string {
  return [...new Set(form === 'icu' ? icuValues(text) : feedValues(text))].sort().join(', ')
}

/** Plural forms that the language has and a message leaves to `other`. */
function missingForms(text: string, locale: string): string[] {
  return partsOf(text).flatMap((part) => {
    if (part.type !== TYPE.plural) return []
    const rules = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' })
    return rules.resolvedOptions().pluralCategories.filter((form) => !(form in part.options))
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Ids that no source names, neither whole nor by a template such as `bets.leg.${state}`. */
function unusedIds(ids: readonly string[], source: string): string[] {
  const whole = new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, id = '']) => id))
  const templates = [...source.matchAll(/`([a-z][\w-]*[.](?:[\w.-]|\$\{[^`{}]+\})*\$\{[^`{}]+\}[\w.-]*)`/g)].map(
    ([, template = '']) =>
      template
        .split(/\$\{[^{}]+\}/)
        .map(escaped)
        .join('[\\w.-]+'),
  )
  const pattern = new RegExp(`^(?:${[...new Set(templates), '(?!)'].join('|')})$`)
  return ids.filter((id) => !whole.has(id) && !pattern.test(id))
}

function faultsIn({ english, form }: Catalogue, locale: string, texts: Texts): string[] {
  const missing = Object.keys(english).filter((id) => !(id in texts))
  const unknown = Object.keys(texts).filter((id) => !(id in english))
  const present = Object.entries(texts).filter(([id]) => id in english)
  return [
    ...missing.map((id) => `${id} is missing`),
    ...unknown.map((id) => `${id} is not an English text`),
    ...present.flatMap(([id, text]) => {
      const [values, wanted] = [valuesOf(text, form), valuesOf(english[id] ?? '', form)]
      return values === wanted ? [] : [`${id} takes {${values}}, the English {${wanted}}`]
    }),
    ...(form === 'icu' ? Object.entries(texts) : []).flatMap(([id, text]) =>
      missingForms(text, locale).map((plural) => `${id} has no plural form "${plural}"`),
    ),
  ]
}

/** The faults of a catalogue (LOCALE-03): one line each. */
export function textFaults(catalogue: Catalogue): string[] {
  const all = { en: catalogue.english, ...catalogue.others }
  return [
    ...Object.entries(all).flatMap(([locale, texts]) =>
      faultsIn(catalogue, locale, texts).map((fault) => `${catalogue.name}, ${locale}: ${fault}`),
    ),
    ...unusedIds(Object.keys(catalogue.english), catalogue.source).map(
      (id) => `${catalogue.name}: ${id} is used nowhere`,
    ),
  ]
}
