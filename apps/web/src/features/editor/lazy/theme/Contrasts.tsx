import { type ColorRole, weakContrasts } from '@touchline/contract/site-file'
import { useText } from '../../../../i18n/index.ts'
import styles from '../Editor.module.css'
import type { Theme } from './shown-theme.ts'

export type Palette = Readonly<Partial<Record<ColorRole, string>>>
/** A theme as written in a file. */
export interface StyleInput {
  readonly light?: Palette
  readonly dark?: Palette
  readonly radius?: { readonly cell?: number; readonly card?: number }
  readonly font?: string
}

const whole = ({ light = {}, dark = {} }: StyleInput) => ({ light, dark })

export interface ContrastsProps {
  readonly style: StyleInput
  readonly theme: Theme
  /** Looks that these override. */
  readonly under?: StyleInput
}

/** Pairs of colours with too little contrast. */
export function Contrasts({ style, theme, under = {} }: ContrastsProps) {
  const text = useText()
  const weak = weakContrasts(whole(style), whole(under)).filter((one) => one.theme === theme)
  if (weak.length === 0) return <p className={styles.Hint}>{text('editor.contrast_fine')}</p>
  return (
    <div role="alert">
      <ul className={styles.List}>
        {weak.map(({ front, back, ratio, least }) => (
          <li key={`${front} ${back}`} className={styles.Error}>
            {text('editor.contrast', {
              front: text(`editor.color.${front}`),
              back: text(`editor.color.${back}`),
              ratio,
              least,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
