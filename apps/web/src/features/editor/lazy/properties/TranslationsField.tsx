import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { FormContext, OwnFieldProps } from './field-context.ts'
import { LocalTextField, OneText } from './TextField.tsx'
import { namesOf, type Translations, withWords, wordsOf } from './words-by-name.ts'

const NAME = /^[a-zA-Z]\w{0,39}$/

/** Words of a page by names of the operator's own, each in every language of the site. */
export function TranslationsField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const translations = (typeof value === 'object' && value !== null ? value : {}) as Translations
  const names = namesOf(translations)
  const isFine = NAME.test(typed) && !names.includes(typed)
  const change = (name: string, words: unknown) =>
    context.set(path, withWords(translations, name, (words ?? {}) as Readonly<Record<string, string>>))
  /** The context of one name: errors are listed by language, and looked up by name. */
  const contextOf = (name: string): FormContext => ({
    locales: context.locales,
    wrong: new Map(
      [...context.wrong].flatMap(([at, rule]) => {
        const [field, locale, word] = at.split('.')
        return field === path.join('.') && word === name ? [[`${name}.${locale}`, rule] as const] : []
      }),
    ),
    set: (_, words) => change(name, words),
  })
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      {names.map((name) => (
        <LocalTextField
          key={name}
          label={`{${name}}`}
          value={wordsOf(translations, name)}
          path={[name]}
          context={contextOf(name)}
          isLong={false}
        />
      ))}
      <OneText
        label={text('editor.name_of_value')}
        value={typed}
        path={['name']}
        context={{
          locales: context.locales,
          wrong:
            typed === '' || isFine ? new Map() : new Map([['name', names.includes(typed) ? 'repeated' : 'format']]),
          set: (_, next) => setTyped(String(next ?? '')),
        }}
      />
      <Button
        size="small"
        disabled={!isFine}
        onClick={() => {
          change(typed, { [context.locales[0] ?? 'en']: typed })
          setTyped('')
        }}
      >
        {text('editor.add_entry', { list: label })}
      </Button>
    </fieldset>
  )
}
