export const PROVIDERS = ['betradar', 'oddin', 'betconstruct', 'lsports', 'racing', 'lotto'] as const
/** Who events and prices come from. The last two are additional ones, behind their flags. */
export type Provider = (typeof PROVIDERS)[number]

/** Flags of the additional providers: without its flag a provider's sports, events and markets are not there. */
export const ADDITIONAL_PROVIDERS = { horse_racing: 'racing', lotto: 'lotto' } as const satisfies Record<
  string,
  Provider
>
export type AdditionalProvider = keyof typeof ADDITIONAL_PROVIDERS
