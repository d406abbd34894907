import { ADDITIONAL_PROVIDERS, type AdditionalProvider, PROVIDERS, type Provider } from '@touchline/contract'

export type AdditionalProviders = ReadonlySet<AdditionalProvider>

const NAMES: readonly AdditionalProvider[] = Object.keys(ADDITIONAL_PROVIDERS).filter(isAdditional)

/** All of them. */
export const EVERY_ADDITIONAL_PROVIDER: AdditionalProviders = new Set(NAMES)

function isAdditional(name: string): name is AdditionalProvider {
  return Object.hasOwn(ADDITIONAL_PROVIDERS, name)
}

/**
 * Reads `horse_racing,lotto`: all of them unless set otherwise, an empty text is none. Throws at a name it does not
 * know.
 */
export function readAdditionalProviders(text: string | undefined): AdditionalProviders {
  if (text === undefined) return EVERY_ADDITIONAL_PROVIDER
  const names = text.split(',').map((name) => name.trim())
  return new Set(
    names
      .filter((name) => name !== '')
      .map((name) => {
        if (isAdditional(name)) return name
        throw new Error(`ADDITIONAL_PROVIDERS names '${name}'; it takes ${NAMES.join(',')}, or nothing for none.`)
      }),
  )
}

/** The providers whose events are on offer: all but additional ones without their flag. */
export function offeredProviders(flags: AdditionalProviders): readonly Provider[] {
  const off: readonly Provider[] = NAMES.filter((name) => !flags.has(name)).map((name) => ADDITIONAL_PROVIDERS[name])
  return PROVIDERS.filter((provider) => !off.includes(provider))
}
