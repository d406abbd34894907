type Words = Readonly<Record<string, string>>

/** What a page calls things, by language and name, as the file has it. */
export type Translations = Readonly<Record<string, Words>>

/** All names, in the order they came. */
export function namesOf(translations: Translations): readonly string[] {
  return [...new Set(Object.values(translations).flatMap((words) => Object.keys(words)))]
}

/** The texts for a name, by language. */
export function wordsOf(translations: Translations, name: string): Words {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([locale, words]) => {
      const word = words[name]
      return word === undefined ? [] : [[locale, word] as const]
    }),
  )
}

/** The same with other words for a name; undefined where no language has any word left. */
export function withWords(translations: Translations, name: string, words: Words): Translations | undefined {
  const locales = new Set([...Object.keys(translations), ...Object.keys(words)])
  const next = [...locales].flatMap((locale) => {
    const { [name]: _, ...others } = translations[locale] ?? {}
    const word = words[locale]
    const changed = word === undefined ? others : { ...others, [name]: word }
    return Object.keys(changed).length === 0 ? [] : [[locale, changed] as const]
  })
  return next.length === 0 ? undefined : Object.fromEntries(next)
}
