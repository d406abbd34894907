import type { Silk as Colours } from '@touchline/contract'
import { type ReactNode, useId } from 'react'
import styles from './Silk.module.css'

const JACKET = 'M13 12h14l9 6-4 8-4-2v14H12V24l-4 2-4-8z'
const STAR = 'm0-3 .9 1.9 2.1.2-1.6 1.4.5 2L0 1.4l-1.9 1.1.5-2L-3-.9l2.1-.2z'
const SPOTS = [
  [16, 16],
  [24, 16],
  [20, 22],
  [15, 28],
  [25, 28],
  [20, 34],
] as const

/** What of the body has the colour of the figure. */
const FIGURES: { readonly [P in Colours['pattern']]: (fill: string) => ReactNode } = {
  plain: () => null,
  halved: (fill) => <path d="M20 10h18v30H20z" fill={fill} />,
  quartered: (fill) => <path d="M20 10h18v15H20zM2 25h18v15H2z" fill={fill} />,
  hoops: (fill) => <path d="M2 16h36v4H2zm0 8h36v4H2zm0 8h36v4H2z" fill={fill} />,
  stripes: (fill) => <path d="M13 10h3v30h-3zm5.5 0h3v30h-3zm5.5 0h3v30h-3z" fill={fill} />,
  sash: (fill) => <path d="m11 12 5-2 14 26-5 4z" fill={fill} />,
  chevron: (fill) => <path d="m10 20 10 7 10-7v6l-10 7-10-7z" fill={fill} />,
  diamond: (fill) => <path d="m20 15 7 10-7 10-7-10z" fill={fill} />,
  stars: (fill) =>
    SPOTS.map(([x, y]) => <path key={`${x}/${y}`} d={STAR} transform={`translate(${x} ${y})`} fill={fill} />),
  spots: (fill) => SPOTS.map(([x, y]) => <circle key={`${x}/${y}`} cx={x} cy={y} r="2.2" fill={fill} />),
}

/** A jockey's jacket and cap, drawn from their colours. The runner's name is beside it. */
export function Silk({ silk, size = 34 }: { silk: Colours; size?: number }) {
  const id = useId()
  return (
    <svg className={styles.Silk} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <path d="M12 12h16v26H12z" />
      </clipPath>
      <path d={JACKET} fill={silk.sleeves} />
      <g clipPath={`url(#${id})`}>
        <path d="M12 12h16v26H12z" fill={silk.body} />
        {FIGURES[silk.pattern](silk.figure)}
      </g>
      <path className={styles.Seam} d={JACKET} />
      <path className={styles.Seam} d="M14.5 9a5.5 5.5 0 0 1 11 0l3 1.5h-14z" fill={silk.cap} />
    </svg>
  )
}
