import { PROVIDERS, type Provider, SPORT_TYPES, type SportType } from '@touchline/betting'

/**
 * Providers by what a sport is listed under, the first one first; those that are not named come after, in the order of
 * `PROVIDERS`.
 */
export type ProviderOrder = ReadonlyMap<SportType, readonly Provider[]>

/** Reads `regular=betradar>oddin,cyber=oddin>betradar`. Throws with a sentence at what it does not know. */
export function readProviderOrder(text: string): ProviderOrder {
  const items = text.split(',').map((item) => item.trim())
  return new Map(items.filter((item) => item !== '').map(readItem))
}

function readItem(item: string): [SportType, readonly Provider[]] {
  const [name = '', list = '', ...rest] = item.split('=')
  const type = SPORT_TYPES.find((known) => known === name.trim())
  const providers = list.split('>').map((word) => PROVIDERS.find((known) => known === word.trim()))
  const known = providers.filter((provider) => provider !== undefined)
  if (type === undefined || rest.length > 0 || known.length < providers.length || new Set(known).size < known.length) {
    throw new Error(
      `PROVIDER_ORDER has '${item}'; it takes TYPE=PROVIDER>PROVIDER, the types being ${SPORT_TYPES.join(', ')} and the providers ${PROVIDERS.join(', ')}.`,
    )
  }
  return [type, known]
}
