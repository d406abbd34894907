import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` is for what the player picked. @default 'quiet' */
  tone?: 'quiet' | 'accent' | undefined
}

/** A small count beside a label. It reads left to right in every language. */
export function Badge({ tone = 'quiet', className, ...props }: BadgeProps) {
  return <span {...props} dir="ltr" className={classNames(styles.Badge, className)} data-tone={tone} />
}
