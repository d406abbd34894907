import { IconButton } from '@touchline/ui'
import { useId, useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'

export interface PickedFieldProps<Value extends string | number> extends OwnFieldProps {
  /** What can be picked, by its name. */
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Some of many: found by typing their names, and listed in the order in which they were picked. */
export function PickedField<Value extends string | number>(props: PickedFieldProps<Value>) {
  const { label, value, path, context, options } = props
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const picked = (Array.isArray(value) ? value : []) as readonly Value[]
  const nameOf = (one: Value) => options.find((option) => option.value === one)?.label ?? String(one)
  const rule = context.wrong.get(path.join('.'))
  function type(words: string) {
    const found = options.find((option) => option.label === words)
    setTyped(found ? '' : words)
    if (found && !picked.includes(found.value)) context.set(path, [...picked, found.value])
  }
  return (
    <div className={styles.Text} data-picked={path.at(-1)}>
      <label htmlFor={id}>{label}</label>
      {picked.length > 0 && (
        <ul className={styles.Picked}>
          {picked.map((one) => (
            <li key={one}>
              {nameOf(one)}
              <IconButton
                label={text('editor.remove_picked', { name: nameOf(one) })}
                onClick={() => {
                  const left = picked.filter((other) => other !== one)
                  context.set(path, left.length === 0 ? undefined : left)
                }}
              >
                <span aria-hidden>×</span>
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        type="text"
        list={`${id}-options`}
        placeholder={text('editor.type_to_find')}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <datalist id={`${id}-options`}>
        {options
          .filter((option) => !picked.includes(option.value))
          .map((option) => (
            <option key={option.value} value={option.label} />
          ))}
      </datalist>
      {rule && <p className={styles.Error}>{text(`editor.rule.${rule}`)}</p>}
    </div>
  )
}
