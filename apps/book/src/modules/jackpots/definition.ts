import { type JackpotEntryTerms, type JackpotLevel, levelFault } from '@touchline/betting'
import { BET_TYPES } from '@touchline/contract'
import * as z from 'zod'
import { SERVED_LOCALES, type ServedLocale } from '../../kernel/locale.ts'

const Code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and dashes')
const Amount = z.int().min(0).max(1_000_000_000_000)
/** One text for every language, or one for each; those without their own have the English one. */
const Text = z.union([
  z.string().min(1).max(60),
  z.partialRecord(z.enum(SERVED_LOCALES), z.string().min(1).max(60)).refine((texts) => texts.en !== undefined, {
    message: 'an English text is missing',
  }),
])

const LevelFile = z.strictObject({
  code: Code,
  name: Text,
  seed_amount: Amount,
  share_ppm: z.int(),
  one_in: z.int(),
  counted_stake: Amount,
  hit_by: Amount.nullable().default(null),
})

/** A jackpot as operators write it. Amounts in subunits, odds scaled, shares in millionths of a stake. */
const JackpotFile = z.strictObject({
  code: Code,
  name: Text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  min_stake: Amount.default(0),
  min_odds: z.int().min(0).default(0),
  bet_types: z.array(z.enum(BET_TYPES)).default([]),
  match_status: z.enum(['prematch', 'live']).nullable().default(null),
  sport_keys: z.array(z.string().min(1).max(60)).max(100).default([]),
  only_verified: z.boolean().default(false),
  country_codes: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** Hits up to this are approved by themselves; null: none is. */
  approve_up_to: Amount.nullable(),
  levels: z.array(LevelFile).min(1).max(5),
})
export type JackpotDefinition = z.infer<typeof JackpotFile>
export type JackpotText = JackpotDefinition['name']

export type ReadDefinition =
  | { readonly ok: true; readonly definition: JackpotDefinition }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Checks the text of a definition. Each problem names the place it is at.
 * @param subunitsOf of a currency the book has
 */
export function readDefinition(text: string, subunitsOf: (currency: string) => number | undefined): ReadDefinition {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, problems: [`the file is no JSON: ${(error as Error).message}`] }
  }
  const read = JackpotFile.safeParse(json)
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    }
  }
  const problems = faultsOf(read.data, subunitsOf)
  return problems.length === 0 ? { ok: true, definition: read.data } : { ok: false, problems }
}

function faultsOf(definition: JackpotDefinition, subunitsOf: (currency: string) => number | undefined): string[] {
  const { currency, levels } = definition
  const subunits = subunitsOf(currency)
  if (subunits === undefined) return [`currency: the book has no ${currency}`]
  const problems = levelsOf(definition).flatMap((level, place) => {
    const fault = levelFault(level, subunits)
    return fault === null ? [] : [`levels.${place}: ${fault}`]
  })
  if (new Set(levels.map(({ code }) => code)).size < levels.length) problems.push('levels: two have one code')
  return problems
}

export function levelsOf({ levels }: JackpotDefinition): readonly JackpotLevel[] {
  return levels.map((level) => ({
    seedAmount: BigInt(level.seed_amount),
    sharePpm: level.share_ppm,
    oneIn: level.one_in,
    countedStake: BigInt(level.counted_stake),
    hitBy: level.hit_by === null ? null : BigInt(level.hit_by),
  }))
}

export function entryTermsOf(definition: JackpotDefinition): JackpotEntryTerms {
  return {
    currency: definition.currency,
    minStake: BigInt(definition.min_stake),
    minOdds: definition.min_odds,
    betTypes: definition.bet_types,
    matchStatus: definition.match_status,
    sportKeys: definition.sport_keys,
  }
}

/** A text of a definition in a language. */
export function textIn(text: JackpotText, locale: ServedLocale): string {
  return typeof text === 'string' ? text : (text[locale] ?? text.en ?? '')
}
