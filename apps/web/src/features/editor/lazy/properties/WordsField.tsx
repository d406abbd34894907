import { Button } from '@touchline/ui'
import { useState } from 'react'
import { LOCALE_NAMES, type Locale, useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { canStandFor, type ProductWord, productWords, wordsWith } from './product-words.ts'
import { OneText } from './TextField.tsx'

const SHOWN = 12

/** Texts of the product in other words, in the language that is edited: found by their present text. */
export function WordsField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const [locale = 'en'] = context.locales
  const [words, setWords] = useState<{ readonly locale: string; readonly all: readonly ProductWord[] } | null>(null)
  const [looked, setLooked] = useState('')
  const all = words?.locale === locale ? words.all : []
  const texts = ((value as Readonly<Record<string, unknown>> | undefined)?.[locale] ?? {}) as Readonly<
    Record<string, string>
  >
  async function fetchWords() {
    if (words?.locale === locale) return
    setWords({ locale, all: await productWords(locale as Locale) })
  }
  const sourceOf = (id: string) => all.find((word) => word.id === id)?.text
  const wrong = new Map(
    Object.entries(texts).flatMap(([id, own]) =>
      canStandFor(own, sourceOf(id)) ? [] : [[[...path, locale, id].join('.'), 'format' as const]],
    ),
  )
  return (
    <fieldset className={styles.Group} data-words={locale} onFocus={() => void fetchWords()}>
      <legend>
        {label} ({LOCALE_NAMES[locale as Locale] ?? locale})
      </legend>
      {Object.entries(texts).map(([id, own]) => (
        <div key={id} className={styles.Text}>
          <OneText
            label={sourceOf(id) ?? text('editor.own_words')}
            value={own}
            path={[...path, locale, id]}
            context={{ ...context, wrong: new Map([...context.wrong, ...wrong]) }}
            isLong={own.length > 40}
            lang={locale}
          />
        </div>
      ))}
      <OneText
        label={text('editor.find_words')}
        value={looked}
        path={['looked']}
        context={{ ...context, wrong: new Map(), set: (_, next) => setLooked(String(next ?? '')) }}
      />
      <ul className={styles.Found}>
        {wordsWith(all, looked, SHOWN).map(({ id, text: source }) => (
          <li key={id}>
            <span lang={locale} dir="auto">
              {source}
            </span>
            <Button
              size="small"
              disabled={id in texts}
              aria-label={text('editor.reword_one', { words: source })}
              onClick={() => context.set([...path, locale, id], source)}
            >
              {text('editor.reword')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
