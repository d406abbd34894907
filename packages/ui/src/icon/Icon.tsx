import type { SVGProps } from 'react'
import { ICON_PATHS, type IconName } from './paths.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName
  /** Side length in px. @default 20 */
  size?: number | undefined
}

/**
 * The markup of `Icon`, for components that show the same icon hundreds of times: markup needs no rendering and no
 * hydration.
 */
export function iconMarkup(name: IconName, size = 20): string {
  const fill = name === 'live' ? 'currentColor' : 'none'
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="${fill}" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="${ICON_PATHS[name]}"></path></svg>`
}

/** A decorative outline icon in the colour of the text. The text or label beside it carries the meaning. */
export function Icon({ name, size = 20, ...props }: IconProps) {
  return (
    <svg
      {...props}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'live' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
