import type { Race } from '@touchline/contract'
import { Fragment } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import styles from './Dividends.module.css'

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** What a race paid for one unit of stake; nothing until it is over. */
export function Dividends({ race }: { race: Race }) {
  const text = useText()
  const format = useFormat()
  if (race.dividends.length === 0) return null
  const names = new Map(race.competitors.map(({ number, name }) => [number, name]))
  return (
    <section className={styles.Dividends} aria-labelledby="race-dividends">
      <h2 id="race-dividends">
        {text('match.race.dividends')} <span>{text('match.race.dividends.note')}</span>
      </h2>
      <table>
        <tbody>
          {race.dividends.map((dividend) => (
            <tr key={`${dividend.kind}/${dividend.numbers.join('/')}`} data-dividend={dividend.kind}>
              <th scope="row">{text(`match.race.dividend.${dividend.kind}`)}</th>
              <td>
                {dividend.numbers.map((number, at) => (
                  <Fragment key={number}>
                    {at > 0 && ' – '}
                    <bdi>
                      {number} {names.get(number)}
                    </bdi>
                  </Fragment>
                ))}
              </td>
              <td className={styles.Paid}>{format.number(dividend.odds / 10_000, TWO_PLACES)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
