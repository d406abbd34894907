import { useId } from 'react'
import styles from './Fields.module.css'

export interface SelectProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One of several, by the platform's own list. */
export function Select({ label, isLabelHidden = false, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <span className={styles.Select}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
