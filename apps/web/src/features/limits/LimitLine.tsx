import type { Currency } from '@touchline/betting'
import type { Limit } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useFormat, useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { Money, useMoney } from '../../ui/index.ts'
import { LimitForm } from './LimitForm.tsx'
import styles from './Limits.module.css'
import type { LimitName } from './limit-names.ts'
import { type LimitWish, useLimits } from './use-limits.ts'

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** A looser limit that waits: from when it can be confirmed, and the buttons for that. */
function Wish({
  limit,
  currency,
  onConfirm,
  onKeep,
}: {
  limit: Limit
  currency: Currency
  onConfirm: () => void
  onKeep: () => void
}) {
  const text = useText()
  const format = useFormat()
  const money = useMoney()
  const now = useLiveStore().now()
  if (limit.confirm_from === null || limit.confirm_until === null) return null
  const isDue = Date.parse(limit.confirm_from) <= now
  const time = format.date(isDue ? limit.confirm_until : limit.confirm_from, MOMENT)
  const amount = limit.next_amount === null ? '' : money(limit.next_amount, currency)
  const kind = limit.next_amount === null ? 'lift' : 'raise'
  return (
    <div className={styles.Wish}>
      <p>{text(`limits.${kind}.${isDue ? 'due' : 'later'}`, { amount, time })}</p>
      <div className={styles.Actions}>
        {isDue && (
          <Button variant="accent" onClick={onConfirm}>
            {text('limits.confirm')}
          </Button>
        )}
        <Button onClick={onKeep}>{text('limits.keep')}</Button>
      </div>
    </div>
  )
}

/** One limit on money: what holds, what is used, and how it is changed. */
export function LimitLine(props: { name: LimitName; limit: Limit | undefined; currency: Currency; playerId: number }) {
  const { name, limit, currency, playerId } = props
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, problem, save, confirm } = useLimits(playerId)
  const label = text(name.label)

  async function set(amount: LimitWish['amount']) {
    if (await save({ type: name.type, period: name.period, amount, currency: currency.code })) setIsOpen(false)
  }
  return (
    <li className={styles.Line} data-limit={name.period === null ? name.type : `${name.type}:${name.period}`}>
      <div className={styles.Head}>
        <span className={styles.Name}>{label}</span>
        <span className={styles.Value}>
          {limit?.amount == null ? text('limits.none') : <Money subunits={limit.amount} currency={currency} />}
        </span>
        {!isOpen && (
          <Button
            size="small"
            aria-label={text(limit ? 'limits.change_label' : 'limits.set_label', { name: label })}
            onClick={() => setIsOpen(true)}
          >
            {text(limit ? 'limits.change' : 'limits.set')}
          </Button>
        )}
      </div>
      {limit?.amount != null && limit.used !== null && (
        <div className={styles.Used}>
          <meter min={0} max={limit.amount} value={Math.max(0, limit.used)} aria-label={text('limits.used')} />
          <span>
            {text('limits.used')} <Money subunits={Math.max(0, limit.used)} currency={currency} />
          </span>
        </div>
      )}
      {isOpen && (
        <>
          <LimitForm
            amount={limit?.amount ?? null}
            currency={currency}
            isBusy={isBusy}
            onSave={(amount) => void set(amount)}
            onCancel={() => setIsOpen(false)}
          />
          {limit && (
            <Button variant="plain" size="small" onClick={() => void set(null)}>
              {text('limits.lift')}
            </Button>
          )}
        </>
      )}
      {limit && (
        <Wish
          limit={limit}
          currency={currency}
          onConfirm={() => void confirm(limit.id)}
          onKeep={() => void set(limit.amount)}
        />
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </li>
  )
}
