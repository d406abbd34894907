import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does, read out and shown on hover. */
  label: string
}

/** A button that shows only an icon; its target is at least 32 px in each direction. */
export function IconButton({ label, type = 'button', className, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.IconButton, className)}
    />
  )
}
