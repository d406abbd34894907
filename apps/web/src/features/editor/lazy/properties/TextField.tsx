import { useId } from 'react'
import { LOCALE_NAMES, type Locale, useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import { type FormContext, type Path, ruleAt } from './field-context.ts'

interface OneTextProps {
  readonly label: string
  readonly value: string
  readonly context: FormContext
  readonly path: Path
  readonly isLong?: boolean
  readonly lang?: string | undefined
}

/** One text, and what is wrong with it. An empty one is left out. */
export function OneText({ label, value, context, path, isLong = false, lang }: OneTextProps) {
  const text = useText()
  const id = useId()
  const rule = ruleAt(context, path)
  const shared = {
    id,
    value,
    lang,
    dir: lang ? ('auto' as const) : undefined,
    'aria-invalid': rule !== undefined,
    'aria-describedby': rule === undefined ? undefined : `${id}-rule`,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      context.set(path, currentTarget.value === '' ? undefined : currentTarget.value),
  }
  return (
    <div className={styles.Text}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...shared} rows={2} /> : <input {...shared} type="text" />}
      {rule && (
        <p id={`${id}-rule`} className={styles.Error}>
          {text(`editor.rule.${rule}`)}
        </p>
      )}
    </div>
  )
}

interface LocalTextProps {
  readonly label: string
  readonly value: unknown
  readonly context: FormContext
  readonly path: Path
  readonly isLong: boolean
}

/** A text in every language of the site: the edited one in sight, the others one press away, missing ones named. */
export function LocalTextField({ label, value, context, path, isLong }: LocalTextProps) {
  const text = useText()
  const texts = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, string>>
  const [current = 'en', ...others] = context.locales
  const name = (locale: string) => LOCALE_NAMES[locale as Locale] ?? locale
  const missing = context.locales.filter((locale) => !texts[locale])
  const rule = ruleAt(context, path)
  function set(inside: Path, next: unknown) {
    const locale = String(inside.at(-1))
    const { [locale]: _, ...rest } = texts
    const changed = next === undefined ? rest : { ...rest, [locale]: next }
    context.set(path, Object.keys(changed).length === 0 ? undefined : changed)
  }
  const inner = { ...context, set }
  const isAnything = Object.keys(texts).length > 0
  return (
    <div className={styles.Text} data-local={path.at(-1)}>
      <OneText
        label={`${label} (${name(current)})`}
        value={texts[current] ?? ''}
        context={inner}
        path={[...path, current]}
        isLong={isLong}
        lang={current}
      />
      {rule && <p className={styles.Error}>{text(`editor.rule.${rule}`)}</p>}
      <details>
        <summary>
          {text('editor.other_languages')}{' '}
          {isAnything && missing.length > 0 && (
            <span className={styles.Missing} data-missing={missing.join(' ')}>
              {text('editor.missing', { languages: missing.map(name).join(', ') })}
            </span>
          )}
        </summary>
        {others.map((locale) => (
          <OneText
            key={locale}
            label={name(locale)}
            value={texts[locale] ?? ''}
            context={inner}
            path={[...path, locale]}
            isLong={isLong}
            lang={locale}
          />
        ))}
      </details>
    </div>
  )
}
