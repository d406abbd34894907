import { useId, useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import styles from './Fields.module.css'
import type { OwnFieldProps } from './field-context.ts'

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** Names, one in a line. */
export function LinesField({ label, value, path, context }: OwnFieldProps) {
  const text = useText()
  const id = useId()
  const lines = (Array.isArray(value) ? value : []).map(String)
  // What is typed may hold an empty line that the list does not.
  const [typed, setTyped] = useState(lines.join('\n'))
  const shown = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n')
  const base = path.join('.')
  const [rule] = [...context.wrong].flatMap(([at, one]) => (at === base || at.startsWith(`${base}.`) ? [one] : []))
  return (
    <div className={styles.Text}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.max(2, lines.length + 1)}
        value={shown}
        dir="ltr"
        aria-invalid={rule !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const lines = linesOf(currentTarget.value)
          context.set(path, lines.length === 0 ? undefined : lines)
        }}
      />
      <p id={`${id}-hint`} className={rule ? styles.Error : styles.Missing}>
        {rule ? text(`editor.rule.${rule}`) : text('editor.one_per_line')}
      </p>
    </div>
  )
}
