import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Locale } from '../primitives.ts'
import { FEATURE_FLAGS, type FeatureFlag } from './words.ts'

const Country = about(z.string().check(z.regex(/^[A-Z]{2}$/)), 'ISO 3166 code.')
const flags = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, about(z.boolean(), 'Whether the feature is on.')]))

export const SystemState = component(
  'SystemState',
  'What the front end needs before the player is known.',
  z.strictObject({
    locales: about(
      z.array(
        z.strictObject({
          code: about(Locale, 'The language.'),
          nameInLocale: about(z.string(), 'What it calls itself.'),
        }),
      ),
      'Languages of the site; the first is the fallback.',
    ),
    countries: about(
      z.array(z.strictObject({ code: Country, name: z.string() })),
      'All countries, by name in the requested language.',
    ),
    userCountry: about(
      z.nullable(z.strictObject({ code: Country, name: z.string() })),
      'Where the request comes from; null where it is not known.',
    ),
    marketGroups: about(
      z.array(
        z.strictObject({
          groupKey: about(z.string(), 'Stable name.'),
          name: z.string(),
        }),
      ),
      'Groups that markets stand in, in their order.',
    ),
    currencies: about(
      z.array(
        z.strictObject({
          code: about(CurrencyCode, 'The currency.'),
          fiat: z.boolean(),
          subcurrencies: about(
            z.array(
              z.strictObject({
                code: about(
                  z.string(),
                  'What the smaller unit is called, e.g. `uBTC`; the currency itself comes first.',
                ),
                subunits: about(z.int(), 'Subunits of the currency in one of it.'),
              }),
            ),
            'Units that amounts are shown in.',
          ),
        }),
      ),
      'Currencies of accounts.',
    ),
    defaultCurrency: about(CurrencyCode, 'What a visitor sees amounts in.'),
    playerFields: about(
      z.array(
        z.strictObject({
          key: z.string(),
          required: about(z.boolean(), 'Whether an account needs it.'),
          editable: about(z.boolean(), 'Whether the player can change it.'),
        }),
      ),
      'What is asked of a player.',
    ),
    platformSettings: about(
      z.strictObject({
        isSignInOffered: about(z.boolean(), 'Whether visitors can sign in from where they are.'),
        isSignUpOffered: about(z.boolean(), 'Whether visitors can sign up from where they are.'),
        isPhoneVerificationRequired: about(z.boolean(), 'Whether a phone number has to be verified before betting.'),
        isRegionBlocked: about(z.boolean(), 'Whether nothing at all is offered where the request comes from.'),
        passwordMinLength: about(z.int(), 'Characters a password needs.'),
      }),
      'What the platform allows.',
    ),
    features: about(
      z.strictObject(flags as Readonly<Record<FeatureFlag, z.ZodMiniBoolean>>),
      'Switches of whole features.',
    ),
  }),
)
export type SystemState = z.infer<typeof SystemState>
