import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  label: string
  /** Shown at the end of the box, such as the currency. */
  suffix?: ReactNode
  /** The fault of the value, next to it and read out. */
  error?: string | undefined
  hint?: string | undefined
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean | undefined
  /** The line below is kept free for the message, so that nothing moves when it comes. */
  keepsRoom?: boolean | undefined
  /** `strong` is for the one number of a panel, `small` for one of many. */
  look?: 'plain' | 'strong' | 'small' | undefined
}

/** A labelled input with its message. */
export function Field(props: FieldProps) {
  const { label, suffix, error, hint, labelHidden, keepsRoom = false, look = 'plain', className, ...input } = props
  const id = useId()
  const message = error ?? hint
  return (
    <div className={classNames(styles.Field, className)} data-look={look}>
      <label htmlFor={id} className={labelHidden === true ? styles.HiddenLabel : styles.Label}>
        {label}
      </label>
      <div className={styles.Box} data-invalid={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          className={styles.Input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
        />
        {suffix !== undefined && <span className={styles.Suffix}>{suffix}</span>}
      </div>
      {(message !== undefined || keepsRoom) && (
        <p id={`${id}-message`} className={styles.Message} data-error={error !== undefined || undefined}>
          {message}
        </p>
      )}
    </div>
  )
}
