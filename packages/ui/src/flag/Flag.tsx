import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { FLAG_COLORS, FLAG_DESIGNS } from './designs.ts'

/** Diameter that designs are drawn for. */
const FULL = 18

export interface FlagProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** ISO 3166 code, or a code of our own for England and the like; null for no country. */
  country: string | null
  /** Diameter in px. @default 18 */
  size?: number | undefined
}

/** A country's flag as a small disc; a globe-like trophy for what has no country. The name is beside it. */
export function Flag({ country, size = FULL, ...props }: FlagProps) {
  const clip = useId()
  const design = country ? FLAG_DESIGNS[country] : undefined
  if (!design) return <Icon {...props} name="trophy" size={size} />
  const [bands = '', ...marks] = design.split(';')
  const colors = [...bands.replace('|', '')]
  const from = (at: number) => (at * FULL) / colors.length
  return (
    <svg {...props} viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="9" cy="9" r="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`} strokeLinecap="round">
        {colors.map((color, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: bands are distinguished by their place only
            key={at}
            fill={FLAG_COLORS[color]}
            d={bands[0] !== '|' ? `M0 ${from(at)}h18v18H0z` : `M${from(at)} 0h18v18h-18z`}
          />
        ))}
        {marks.map((mark) => {
          const path = mark.slice(mark.indexOf('M'))
          const width = mark.slice(1, -path.length)
          const color = FLAG_COLORS[mark.slice(0, 1)]
          return (
            <path
              key={mark}
              d={path}
              fill={width ? 'none' : color}
              stroke={width ? color : 'none'}
              strokeWidth={width}
            />
          )
        })}
      </g>
      {/* White ends somewhere on a light ground, and black on a dark one. */}
      <circle cx="9" cy="9" r="8.6" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="0.8" />
    </svg>
  )
}
