import type { JackpotTerms } from '@touchline/contract'
import { TIME, useFormat, useText } from '../../../i18n/index.ts'
import styles from './Terms.module.css'

const DAY: Intl.DateTimeFormatOptions = { ...TIME, day: 'numeric', month: 'short' }

/** Promised and revealed seeds: with them anyone can repeat the draw. */
export function Proof({ terms }: { readonly terms: JackpotTerms }) {
  const text = useText()
  const format = useFormat()
  const { levels, revealed } = terms
  const nameOf = (code: string) => levels.find((level) => level.code === code)?.name ?? code
  return (
    <details className={styles.Proof}>
      <summary>{text('jackpots.proof')}</summary>
      <p>{text('jackpots.proof.text')}</p>
      <dl>
        {levels.map(({ code, name, round, commitment }) => (
          <div key={code}>
            <dt>
              {text('jackpots.proof.commitment', { level: name })} <small>#{round}</small>
            </dt>
            <dd>
              <code dir="ltr">{commitment}</code>
            </dd>
          </div>
        ))}
        {revealed.map(({ level_code, round, commitment, seed, ended_at }) => (
          <div key={`${level_code} ${round}`}>
            <dt>
              {nameOf(level_code)} <small>#{round}</small> ·{' '}
              {text('jackpots.proof.seed', { date: format.date(ended_at, DAY) })}
            </dt>
            <dd>
              <code dir="ltr">{seed}</code>
              <code dir="ltr">{commitment}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
