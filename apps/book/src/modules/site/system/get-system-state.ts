import { MARKET_GROUP_NAMES, MARKET_GROUPS } from '@touchline/sports'
import type { Handler } from '../../../kernel/handler.ts'
import type { CurrencyRules } from '../../wallet/index.ts'
import type { CurrentSite } from '../current-site.ts'
import type { SitePorts } from '../ports.ts'
import { countriesIn } from './countries.ts'

const PASSWORD_MIN_LENGTH = 8
const FIELDS = [
  { key: 'email', required: true, editable: false },
  { key: 'mobile_phone', required: false, editable: true },
  { key: 'first_name', required: true, editable: true },
  { key: 'last_name', required: true, editable: true },
  { key: 'nickname', required: false, editable: true },
  // Where the country of the player requests it.
  { key: 'born_on', required: false, editable: false },
  { key: 'street', required: false, editable: false },
  { key: 'postal_code', required: false, editable: false },
  { key: 'city', required: false, editable: false },
  { key: 'personal_number', required: false, editable: false },
] as const

/** Smaller units that amounts of a currency are shown in. */
function subcurrencies({ currency: { code, subunits } }: CurrencyRules) {
  const smaller =
    code === 'BTC'
      ? ([
          ['mBTC', 1_000],
          ['uBTC', 1_000_000],
        ] as const)
      : []
  return [
    { code: code as string, subunits },
    ...smaller.map(([name, parts]) => ({ code: name as string, subunits: subunits / parts })),
  ]
}

function nameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

export function getSystemState(
  currentSite: () => Promise<CurrentSite>,
  { currencies, isPhoneRequired }: Pick<SitePorts, 'currencies' | 'isPhoneRequired'>,
): Handler<'getSystemState'> {
  return async ({ locale, country }) => {
    const { site } = await currentSite()
    const { blockedCountries: blocked, features, defaultCurrency } = site
    const countries = countriesIn(locale)
    const isIn = (codes: readonly string[]) => country !== null && codes.includes(country)
    return {
      data: {
        locales: site.locales.map((code) => ({ code, nameInLocale: nameOf(code) })),
        countries: [...countries],
        userCountry: countries.find(({ code }) => code === country) ?? null,
        marketGroups: MARKET_GROUPS.map((groupKey) => ({ groupKey, name: MARKET_GROUP_NAMES[groupKey][locale] })),
        currencies: [...currencies.values()].map((rules) => ({
          code: rules.currency.code,
          fiat: rules.isFiat,
          subcurrencies: subcurrencies(rules),
        })),
        defaultCurrency: currencies.has(defaultCurrency) ? defaultCurrency : 'EUR',
        playerFields: [...FIELDS],
        platformSettings: {
          isSignInOffered: !isIn([...blocked.site, ...blocked.signIn]),
          isSignUpOffered: !isIn([...blocked.site, ...blocked.signUp]),
          isPhoneVerificationRequired: isPhoneRequired,
          isRegionBlocked: isIn(blocked.site),
          passwordMinLength: PASSWORD_MIN_LENGTH,
        },
        features,
      },
    }
  }
}
