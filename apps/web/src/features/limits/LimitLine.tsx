import type { Currency } from '@touchline/betting'
import type { LimitStrategy } from '@touchline/contract/constants'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useMoney } from '../../ui/index.ts'
import { LimitForm } from './LimitForm.tsx'
import styles from './Limits.module.css'
import { isOfTime, type LimitSlot } from './limit-names.ts'
import { useDuration } from './use-duration.ts'
import { useLimits } from './use-limits.ts'
import { Wish } from './Wish.tsx'

/** One limit: its value, its use, and how it is changed. */
export function LimitLine(props: {
  slot: LimitSlot
  currency: Currency
  playerId: number
  /** The limit of all players where this one has set none; null: none. */
  everybodys: number | null
}) {
  const { slot, currency, playerId, everybodys } = props
  const { key, name, limit, strategy } = slot
  const text = useText()
  const money = useMoney()
  const duration = useDuration()
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, problem, save, confirm } = useLimits(playerId)
  const label = strategy === 'rolling' ? text('limits.rolling', { name: text(name.label) }) : text(name.label)
  const isTime = isOfTime(name)
  const write = (amount: number) => (isTime ? duration(amount) : money(amount, currency))
  const { type, period } = name

  const unset = everybodys === null ? text('limits.none') : text('limits.everybody', { time: write(everybodys) })

  async function set(amount: number | null, counted: LimitStrategy | null) {
    if (await save({ type, period, amount, currency: currency.code, strategy: counted })) setIsOpen(false)
  }
  const present = strategy === undefined ? 'calendar' : strategy
  const isAsked = limit != null && limit.confirm_from !== null
  /** Its row and the head of its column name it. */
  const isPlain = period !== null && strategy !== 'rolling' && !limit?.imposed && !isOpen && !isAsked
  return (
    <li
      className={styles.Cell}
      data-limit={key}
      data-period={period ?? undefined}
      data-plain={isPlain || undefined}
      data-open={isOpen || isAsked || undefined}
    >
      <div className={styles.Head}>
        <span className={styles.Name}>
          {isPlain ? text(`limits.period.${period}`) : label}
          {limit?.imposed && <span className={styles.Lead}> {text('limits.imposed')}</span>}
        </span>
        <span className={styles.Value} data-set={limit?.amount != null || undefined}>
          {limit?.amount == null ? unset : write(limit.amount)}
        </span>
        {!isOpen && !limit?.imposed && (
          <button
            type="button"
            className={styles.Edit}
            aria-label={text(limit ? 'limits.change_label' : 'limits.set_label', { name: label })}
            onClick={() => setIsOpen(true)}
          >
            {text(limit ? 'limits.change' : 'limits.set')}
          </button>
        )}
      </div>
      {limit?.amount != null && limit.used !== null && (
        <div className={styles.Used}>
          <meter min={0} max={limit.amount} value={Math.max(0, limit.used)} aria-label={text('limits.used')} />
          <span>
            {text('limits.used')} {write(Math.max(0, limit.used))}
          </span>
        </div>
      )}
      {isOpen && (
        <>
          <LimitForm
            amount={limit?.amount ?? null}
            unit={isTime ? { kind: 'time' } : { kind: 'money', currency }}
            strategy={strategy}
            isBusy={isBusy}
            onSave={(amount, counted) => void set(amount, counted)}
            onCancel={() => setIsOpen(false)}
          />
          {limit && (
            <Button variant="plain" size="small" onClick={() => void set(null, present)}>
              {text('limits.lift')}
            </Button>
          )}
        </>
      )}
      {limit && (
        <Wish
          limit={limit}
          write={write}
          onConfirm={() => void confirm(limit.id)}
          onKeep={() => void set(limit.amount, present)}
        />
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </li>
  )
}
