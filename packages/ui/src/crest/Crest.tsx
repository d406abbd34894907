import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Crest.module.css'
import { readableOn } from './contrast.ts'

export interface CrestProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Two or three letters. */
  letters: string
  /** `#rrggbb`. */
  primary: string
  secondary: string
  /** Address of a picture that replaces the drawing. */
  logo?: string | null | undefined
  /** Diameter in px. @default 40 */
  size?: number | undefined
}

/** A club's round crest, drawn from its letters and colours where it has no picture. The name is beside it. */
export function Crest({ letters, primary, secondary, logo, size = 40, className, ...props }: CrestProps) {
  const drawing = <Drawing letters={letters} primary={primary} secondary={secondary} />
  return (
    <svg
      {...props}
      className={classNames(styles.Crest, className)}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {logo ? (
        <Picture key={logo} logo={logo}>
          {drawing}
        </Picture>
      ) : (
        drawing
      )}
    </svg>
  )
}

/** A picture that does not come leaves the drawing. */
function Picture({ logo, children }: { logo: string; children: ReactNode }) {
  const [isMissing, setMissing] = useState(false)
  return isMissing ? children : <image href={logo} width="40" height="40" onError={() => setMissing(true)} />
}

/**
 * Bands of the second colour above and below the letters, above, or below: they distinguish clubs of similar colours.
 */
const BANDS = [
  '',
  'M4 9.6a19 19 0 0 1 32 0zM4 30.4a19 19 0 0 0 32 0z',
  'M4 9.6a19 19 0 0 1 32 0z',
  'M4 30.4a19 19 0 0 0 32 0z',
] as const

/** The same club has the same bands everywhere. */
function bandsOf(letters: string): string {
  let sum = 0
  for (const letter of letters) sum += letter.charCodeAt(0)
  return BANDS[sum % BANDS.length] ?? ''
}

function Drawing({ letters, primary, secondary }: Pick<CrestProps, 'letters' | 'primary' | 'secondary'>) {
  return (
    <>
      <circle cx="20" cy="20" r="19" fill={primary} stroke={secondary} strokeOpacity="0.35" strokeWidth="2" />
      <path d={bandsOf(letters)} fill={secondary} />
      <text
        x="20"
        y="25"
        textAnchor="middle"
        fontSize={letters.length > 2 ? 13 : 14.5}
        fontWeight="700"
        fill={readableOn(primary)}
      >
        {letters}
      </text>
    </>
  )
}
