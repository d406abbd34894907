import { SPORT_KEYS } from '@touchline/contract/constants'
import type { FormField } from '@touchline/contract/site-file'
import { useId } from 'react'
import { useCall } from '../../../../data/index.ts'
import { useText } from '../../../../i18n/index.ts'
import { choiceName } from '../names.ts'
import styles from './Fields.module.css'
import { type FormContext, type Path, ruleAt } from './field-context.ts'

interface PlainProps<Field> {
  readonly field: Field
  readonly label: string
  readonly value: unknown
  readonly fallback: unknown
  readonly path: Path
  readonly context: FormContext
}
type FieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>

/** A whole number; nothing is what it usually is. */
export function NumberField({ field, label, value, fallback, path, context }: PlainProps<FieldOf<'number'>>) {
  const text = useText()
  const id = useId()
  const rule = ruleAt(context, path)
  return (
    <div className={styles.Text}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={field.least ?? undefined}
        max={field.most ?? undefined}
        value={typeof value === 'number' ? value : ''}
        placeholder={typeof fallback === 'number' ? String(fallback) : undefined}
        aria-invalid={rule !== undefined}
        aria-describedby={rule === undefined ? undefined : `${id}-rule`}
        onChange={({ currentTarget }) =>
          context.set(path, currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)
        }
      />
      {rule && (
        <p id={`${id}-rule`} className={styles.Error}>
          {text(`editor.rule.${rule}`)} {field.least !== null && field.most !== null && `${field.least}–${field.most}`}
        </p>
      )}
    </div>
  )
}

/** On or off. */
export function SwitchField({ label, value, fallback, path, context }: PlainProps<FormField>) {
  const id = useId()
  return (
    <span className={styles.Check}>
      <input
        id={id}
        type="checkbox"
        checked={Boolean(value ?? fallback)}
        onChange={({ currentTarget }) => context.set(path, currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}

/** Some of a few; they keep the order in which they were chosen. */
export function SetField({ field, label, value, fallback, path, context }: PlainProps<FieldOf<'set'>>) {
  const text = useText()
  const sports = useCall('getSports', undefined, { staleTime: 60_000 }).data?.data ?? []
  const chosen = (Array.isArray(value) ? value : Array.isArray(fallback) ? fallback : []) as readonly string[]
  // Sports are called as the book calls them; until it has sent the names, by their keys.
  const isSport = (one: string) => SPORT_KEYS.some((key) => key === one)
  const nameOf = (one: string) =>
    isSport(one) ? (sports.find(({ key }) => key === one)?.name ?? one) : choiceName(text, one)
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      {field.values.map((one) => (
        <label key={one} className={styles.Check}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget }) =>
              context.set(path, currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  )
}
