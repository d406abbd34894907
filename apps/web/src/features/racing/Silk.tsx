import type { Silk as Colours } from '@touchline/contract'
import { useId } from 'react'
import styles from './Silk.module.css'

const JACKET = 'M13 12h14l9 6-4 8-4-2v14H12V24l-4 2-4-8z'

/** A small figure at each of six places. */
const spread = (figure: string) =>
  ['16 16', '24 16', '20 22', '15 28', '25 28', '20 34'].map((place) => `M${place}${figure}`).join('')

/** What of the body has the colour of the figure, as a path. */
const FIGURES: { readonly [P in Colours['pattern']]: string } = {
  plain: '',
  halved: 'M20 10h18v30H20z',
  quartered: 'M20 10h18v15H20zM2 25h18v15H2z',
  hoops: 'M2 16h36v4H2zm0 8h36v4H2zm0 8h36v4H2z',
  stripes: 'M13 10h3v30h-3zm5.5 0h3v30h-3zm5.5 0h3v30h-3z',
  sash: 'm11 12 5-2 14 26-5 4z',
  chevron: 'm10 20 10 7 10-7v6l-10 7-10-7z',
  diamond: 'm20 15 7 10-7 10-7-10z',
  stars: spread('m0-3 .9 1.9 2.1.2-1.6 1.4.5 2-1.9-1.1-1.9 1.1.5-2-1.6-1.4 2.1-.2z'),
  spots: spread('m-2.2 0a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0z'),
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
        <path d={FIGURES[silk.pattern]} fill={silk.figure} />
      </g>
      <path className={styles.Seam} d={JACKET} />
      <path className={styles.Seam} d="M14.5 9a5.5 5.5 0 0 1 11 0l3 1.5h-14z" fill={silk.cap} />
    </svg>
  )
}
