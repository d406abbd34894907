import type { Freebet, Lootbox } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import styles from '../Boxes.module.css'
import { currencyOf } from '../currency-of.ts'
import { BoxProof } from './BoxProof.tsx'

export interface OpenBoxProps {
  readonly bonus: Lootbox
  /** Opens the next box on a free bet; absent for visitors. */
  readonly onOpen?: ((freebetId: number) => void) | undefined
  readonly isBusy: boolean
}

/**
 * The next box of a loot box: the player chooses the free bet to raise and opens it. The last content stays readable.
 */
export function OpenBox({ bonus, onOpen, isBusy }: OpenBoxProps) {
  const text = useText()
  const { locale } = useFormat()
  const { boxes, freebets_to_boost: freebets, stats, status } = bonus
  const [chosen, setChosen] = useState<number | null>(null)
  const next = boxes.find(({ state }) => state !== 'opened')
  const last = boxes.findLast(({ opened }) => opened !== null)
  const freebetId = (freebets.find(({ id }) => id === chosen) ?? freebets[0])?.id
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div className={styles.Opening} data-boxes={boxes.length}>
      {last?.opened != null && (
        <p className={styles.Result} role="status" data-opened={last.number}>
          {text('bonus.box.opened', { number: last.number, factor: factor.format(last.opened.multiplier / 10_000) })}
        </p>
      )}
      {next === undefined && <p>{text('bonus.box.none')}</p>}
      {next?.state === 'locked' && <p>{text('bonus.points_of', { points: stats.points, goal: next.points })}</p>}
      {next?.state === 'ready' && freebets.length === 0 && <p>{text('bonus.box.no_freebet')}</p>}
      {next?.state === 'ready' && status === 'active' && onOpen !== undefined && freebetId !== undefined && (
        <>
          <Choice freebets={freebets} chosen={freebetId} onChoose={setChosen} />
          <Button variant="go" size="large" disabled={isBusy} onClick={() => onOpen(freebetId)}>
            {text('bonus.box.open', { number: next.number })}
          </Button>
        </>
      )}
      <BoxProof boxes={boxes} />
    </div>
  )
}

function Choice({
  freebets,
  chosen,
  onChoose,
}: {
  readonly freebets: readonly Freebet[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
}) {
  const text = useText()
  return (
    <fieldset className={styles.Choice}>
      <legend>{text('bonus.box.choose')}</legend>
      {freebets.map(({ id, name, issued }) => (
        <label key={id}>
          <input type="radio" name="freebet-to-raise" checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{name}</span>
          {issued !== null && (
            <span>
              <Money subunits={issued.amount} currency={currencyOf(issued.currency)} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
