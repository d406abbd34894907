import type { Lootbox } from '@touchline/contract'
import { useFormat, useText } from '../../i18n/index.ts'
import styles from './Boxes.module.css'

/**
 * The possible contents of a box, each with its chance as a bar and a number; a fraction where the percentage is
 * infinite.
 */
export function BoxContents({ contents }: Pick<Lootbox, 'contents'>) {
  const text = useText()
  const { locale } = useFormat()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <ol className={styles.Contents} aria-label={text('bonus.box.contents')}>
      {contents.map(({ multiplier, chance: { n, d } }) => (
        <li key={multiplier} data-chance={`${n}/${d}`}>
          <span>{text('bonus.box.worth', { factor: factor.format(multiplier / 10_000) })}</span>
          <span className={styles.Bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * n) / d}%` }} />
          </span>
          <strong>{(n * 10_000) % d === 0 ? percent.format(n / d) : `${n}/${d}`}</strong>
        </li>
      ))}
    </ol>
  )
}
