import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { FLAG_DESIGNS, type FlagDesign } from './designs.ts'

function shapes([kind, ...colors]: FlagDesign) {
  const [first = '', second = '', third = second] = colors
  switch (kind) {
    case 'v':
      return colors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands are told apart by their place only
        <rect key={at} x={(at * 18) / colors.length} width={18 / colors.length + 0.1} height="18" fill={color} />
      ))
    case 'h':
    case 'canton': {
      const bands = kind === 'h' ? colors : colors.slice(1)
      return (
        <>
          {bands.map((color, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bands are told apart by their place only
            <rect key={at} y={(at * 18) / bands.length} width="18" height={18 / bands.length + 0.1} fill={color} />
          ))}
          {kind === 'canton' && <rect width="9" height="9" fill={first} />}
        </>
      )
    }
    case 'cross':
      return (
        <>
          <rect width="18" height="18" fill={first} />
          <path d="M9 0v18M0 9h18" stroke={second} strokeWidth="4" />
        </>
      )
    case 'nordic':
      return (
        <>
          <rect width="18" height="18" fill={first} />
          <path d="M7 0v18M0 9h18" stroke={third} strokeWidth="4" />
          <path d="M7 0v18M0 9h18" stroke={second} strokeWidth="2.4" />
        </>
      )
    case 'disc':
      return (
        <>
          <rect width="18" height="18" fill={first} />
          <circle cx="9" cy="9" r="4.6" fill={second} />
        </>
      )
  }
}

export interface FlagProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** ISO 3166 code, or a code of our own for England and the like; null for no country. */
  country: string | null
  /** Diameter in px. @default 18 */
  size?: number | undefined
}

/** A country's flag as a small disc; a globe-like trophy for what has no country. The name stands beside it. */
export function Flag({ country, size = 18, ...props }: FlagProps) {
  const clip = useId()
  const design = country ? FLAG_DESIGNS[country] : undefined
  if (!design) return <Icon {...props} name="trophy" size={size} />
  return (
    <svg {...props} viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="9" cy="9" r="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{shapes(design)}</g>
    </svg>
  )
}
