import { useText } from '../../../../i18n/index.ts'
import { LOCALE_NAMES, LOCALES } from '../../../../i18n/locales.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'
import { Select } from './Select.tsx'

/** Languages of the site, and the one that the others fall back to. */
export function LocalesField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const chosen = (Array.isArray(value) && value.length > 0 ? value : LOCALES) as readonly string[]
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      <Select
        label={text('editor.first_language')}
        value={chosen[0] ?? ''}
        options={LOCALES.filter((one) => chosen.includes(one)).map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
        onChange={(first) => context.set(path, [first, ...chosen.filter((one) => one !== first)])}
      />
      {LOCALES.map((one) => (
        <label key={one} className={styles.Check}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            // A site has one language at least.
            disabled={chosen.length === 1 && chosen.includes(one)}
            onChange={({ currentTarget }) =>
              context.set(path, currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          <span lang={one}>{LOCALE_NAMES[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
