import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** Px. */
  block: number
  /** Px, or a CSS length. @default '100%' */
  inline?: number | string | undefined
}

/** A box of the final size while content is on its way; invisible to assistive technology. */
export function Skeleton({ block, inline = '100%', className, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      className={classNames(styles.Skeleton, className)}
      style={{ blockSize: block, inlineSize: inline }}
      aria-hidden="true"
    />
  )
}
