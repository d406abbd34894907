import { type ReactNode, useId } from 'react'
import styles from './CheckField.module.css'

/** A box to tick, with its sentence and what is wrong with it. */
export function CheckField(props: {
  name: string
  error: string | undefined
  children: ReactNode
  /** Whether it is ticked to begin with, and a listener for changes; the box keeps its own state. */
  kept?: { readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void }
}) {
  const id = useId()
  const { name, error, kept } = props
  return (
    <div className={styles.CheckField}>
      <label>
        <input
          type="checkbox"
          name={name}
          value="yes"
          required
          {...(kept && { checked: kept.isTicked, onChange: ({ target }) => kept.onChange(target.checked) })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{props.children}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.Error}>
          {error}
        </p>
      )}
    </div>
  )
}
