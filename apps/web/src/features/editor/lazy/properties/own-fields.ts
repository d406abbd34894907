import type { ComponentType } from 'react'
import { CategoriesField, LeaguesField } from './CatalogueFields.tsx'
import { CountriesField } from './CountriesField.tsx'
import type { OwnFieldProps, Path } from './field-context.ts'
import { LocalesField } from './LocalesField.tsx'
import { JackpotField, LeagueField, MatchField } from './OneOfField.tsx'
import { PrioritiesField } from './PrioritiesField.tsx'
import { TranslationsField } from './TranslationsField.tsx'
import { WordsField } from './WordsField.tsx'

/** Fields whose schema alone does not describe their input, by name. */
const OWN: Readonly<Record<string, ComponentType<OwnFieldProps>>> = {
  locales: LocalesField,
  messages: WordsField,
  translations: TranslationsField,
  sportPriorities: PrioritiesField,
  tournamentIds: LeaguesField,
  categoryIds: CategoriesField,
  matchId: MatchField,
  tournamentId: LeagueField,
  jackpotId: JackpotField,
}

export function ownField(path: Path): ComponentType<OwnFieldProps> | undefined {
  if (path.at(-2) === 'blockedCountries') return CountriesField
  return OWN[String(path.at(-1))]
}
