import type { Lootbox } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import styles from '../Boxes.module.css'

/** What was promised of each box, and what proves the draw of those that were opened. */
export function BoxProof({ boxes }: Pick<Lootbox, 'boxes'>) {
  const text = useText()
  if (boxes.length === 0) return null
  return (
    <details className={styles.Proof}>
      <summary>{text('bonus.box.proof')}</summary>
      <p>{text('bonus.box.proof.text')}</p>
      <dl>
        {boxes.map(({ number, commitment, opened }) => (
          <div key={number}>
            <dt>{text('bonus.box.number', { number })}</dt>
            <dd>
              <code dir="ltr">{commitment}</code>
              {opened !== null && (
                <>
                  <code dir="ltr">{opened.seed}</code>
                  <code dir="ltr">
                    {opened.subject} · {opened.weights.join(' ')} · {opened.drawn}
                  </code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
