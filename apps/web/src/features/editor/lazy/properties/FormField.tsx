import { type FormField as Field, type FormMember, starterOf } from '@touchline/contract/site-file'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { setIn } from '../../document/edits.ts'
import { choiceName, fieldName } from '../names.ts'
import styles from './Fields.module.css'
import { type FormContext, type Path, ruleAt } from './field-context.ts'
import { IconField } from './IconField.tsx'
import { LinesField } from './LinesField.tsx'
import { ownField } from './own-fields.ts'
import { PairsField } from './PairsField.tsx'
import { NumberField, SetField, SwitchField } from './PlainFields.tsx'
import { Select } from './Select.tsx'
import { LocalTextField, OneText } from './TextField.tsx'

interface FieldProps {
  readonly field: Field
  readonly label: string
  readonly value: unknown
  readonly fallback: unknown
  readonly path: Path
  readonly context: FormContext
}

const LONG = ['text', 'description']
const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** Removes a group without values. */
function leftOut(path: Path, value: unknown, at: Path, next: unknown): readonly [Path, unknown] {
  const keys = Object.keys(objectOf(value))
  const isLast = next === undefined && at.length === path.length + 1 && keys.length === 1 && keys[0] === at.at(-1)
  return isLast ? [path, undefined] : [at, next]
}

/** The properties of a group, each with the field of its type. */
export function FormMembers(props: {
  readonly members: readonly FormMember[]
  readonly value: unknown
  readonly path: Path
  readonly context: FormContext
  /** Whether all of it may be left out: then no part of it is required. */
  readonly isOptional?: boolean
}) {
  const { members, value, path, context, isOptional = false } = props
  const text = useText()
  return members.map(({ name, field, fallback, isRequired }) => (
    <FormField
      key={name}
      field={field}
      label={isRequired && !isOptional ? `${fieldName(text, name)} *` : fieldName(text, name)}
      value={objectOf(value)[name]}
      fallback={fallback}
      path={[...path, name]}
      context={context}
    />
  ))
}

function ListField(props: FieldProps & { field: Extract<Field, { type: 'list' }> }) {
  const { field, label, value, fallback, path, context } = props
  const text = useText()
  const items = Array.isArray(value) ? value : fallback
  const entries: readonly unknown[] = Array.isArray(items) ? items : []
  // The first change writes the whole list, with its default members.
  const inside: FormContext = {
    ...context,
    set: (at, next) => context.set(path, setIn(entries, at.slice(path.length), next)),
  }
  const [first = 'en'] = context.locales
  return (
    <fieldset className={styles.Group}>
      <legend>{label}</legend>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own.
        <div key={at} className={styles.Group}>
          <FormField
            field={field.of}
            label={`${label} ${at + 1}`}
            value={entry}
            fallback={undefined}
            path={[...path, at]}
            context={inside}
          />
          <Button
            size="small"
            disabled={entries.length <= field.least}
            onClick={() => context.set(path, entries.toSpliced(at, 1))}
          >
            {text('editor.remove_entry', { position: at + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        disabled={entries.length >= field.most}
        onClick={() => context.set(path, [...entries, starterOf(field.of, { [first]: text('editor.new_text') })])}
      >
        {text('editor.add_entry', { list: label })}
      </Button>
      {ruleAt(context, path) && (
        <p className={styles.Error}>{text(`editor.rule.${ruleAt(context, path) ?? 'type'}`)}</p>
      )}
    </fieldset>
  )
}

function VariantsField(props: FieldProps & { field: Extract<Field, { type: 'variants' }> }) {
  const { field, value, path, context } = props
  const text = useText()
  const { by, of } = field
  const chosen = String(objectOf(value)[by] ?? Object.keys(of)[0])
  const [first = 'en'] = context.locales
  return (
    <>
      <Select
        label={fieldName(text, by)}
        value={chosen}
        options={Object.keys(of).map((one) => ({ value: one, label: choiceName(text, one) }))}
        onChange={(next) => {
          const members = of[next] ?? []
          const started = starterOf({ type: 'group', members }, { [first]: text('editor.new_text') })
          context.set(path, { [by]: next, ...objectOf(started) })
        }}
      />
      <FormMembers members={of[chosen] ?? []} value={value} path={path} context={context} />
    </>
  )
}

/** One property, with the field that its schema requires. */
export function FormField(props: FieldProps) {
  const { field, label, value, fallback, path, context } = props
  const text = useText()
  const Own = ownField(path)
  if (Own) return <Own {...{ label, value, path, context }} />
  switch (field.type) {
    case 'text': {
      const isLong = LONG.includes(String(path.at(-1)))
      if (field.kind === 'local') return <LocalTextField {...{ label, value, path, context, isLong }} />
      if (field.kind === 'icon') return <IconField {...{ label, value, path, context }} />
      return <OneText label={label} value={String(value ?? fallback ?? '')} path={path} context={context} />
    }
    case 'number':
      return <NumberField {...props} field={field} />
    case 'switch':
      return <SwitchField {...props} />
    case 'set':
      return <SetField {...props} field={field} />
    case 'choice': {
      const none = fallback === undefined ? [{ value: '', label: text('editor.not_set') }] : []
      return (
        <Select
          label={label}
          value={String(value ?? fallback ?? '')}
          options={[...none, ...field.values.map((one) => ({ value: one, label: choiceName(text, one) }))]}
          onChange={(next) => context.set(path, next === '' ? undefined : field.areNumbers ? Number(next) : next)}
        />
      )
    }
    case 'list':
      if (field.of.type === 'text' && field.of.kind === 'plain')
        return <LinesField {...{ label, value, path, context }} />
      return <ListField {...props} field={field} />
    case 'map':
      return <PairsField {...{ label, value, path, context }} />
    case 'variants':
      return <VariantsField {...props} field={field} />
    case 'group':
      return (
        <fieldset className={styles.Group}>
          <legend>{label}</legend>
          <FormMembers
            members={field.members}
            value={value}
            path={path}
            context={{ ...context, set: (at, next) => context.set(...leftOut(path, value, at, next)) }}
            isOptional={value === undefined && fallback === undefined}
          />
        </fieldset>
      )
  }
}
