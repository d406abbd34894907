import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `go` places and confirms, `accent` draws attention, `raised` is the ordinary one, `plain` has no ground. */
  variant?: 'go' | 'accent' | 'raised' | 'plain' | undefined
  /** `large` is the one action of a panel. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A button; it submits a form only with `type="submit"`. */
export function Button({ variant = 'raised', size = 'medium', type = 'button', className, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-size={size}
    />
  )
}
