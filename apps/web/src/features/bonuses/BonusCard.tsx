import type { Bonus } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useDialogs } from '../../dialogs/index.ts'
import { useFormat, useText } from '../../i18n/index.ts'
import { Money } from '../../ui/index.ts'
import styles from './Bonuses.module.css'
import { BonusFacts } from './BonusFacts.tsx'
import { kindOf } from './bonus-kinds.ts'
import { currencyOf } from './currency-of.ts'

export interface BonusCardProps {
  readonly bonus: Bonus
  /** Starts it; absent where nobody is signed in. */
  readonly onStart?: (() => void) | undefined
  readonly isBusy: boolean
}

/** One bonus: what it is, how it stands, how far it is, and one thing to do. */
export function BonusCard({ bonus, onStart, isBusy }: BonusCardProps) {
  const text = useText()
  const format = useFormat()
  const dialogs = useDialogs()
  const { id, name, type, status, valid_to } = bonus
  const canStart = status === 'available' || status === 'overridden'
  const hasBox = bonus.type === 'lootbox' && status === 'active' && bonus.boxes.some(({ state }) => state === 'ready')
  return (
    <li className={styles.Card} data-bonus={`${type}:${id}`} data-status={status}>
      <div className={styles.Head}>
        <span className={styles.Kind}>{text(`bonus.kind.${type}`)}</span>
        <span className={styles.Status}>{text(`bonus.status.${status}`)}</span>
      </div>
      <h3 className={styles.Name}>
        <span>{name}</span>
        <Worth bonus={bonus} />
      </h3>
      <BonusFacts bonus={bonus} />
      <div className={styles.Foot}>
        <span className={styles.Until}>
          {valid_to !== null &&
            text('bonus.until', { date: format.date(Date.parse(valid_to), { dateStyle: 'medium' }) })}
        </span>
        <Button
          size="small"
          variant={hasBox ? 'go' : undefined}
          onClick={() => dialogs.open('bonus-detail', { kind: kindOf(bonus), id })}
        >
          {text(hasBox ? 'bonus.box.ready' : type === 'hunting_tournament' ? 'bonus.ranking' : 'bonus.terms')}
        </Button>
        {canStart && onStart !== undefined && (
          <Button size="small" variant="go" disabled={isBusy} onClick={onStart}>
            {text('bonus.start')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What it is worth, in one figure. */
function Worth({ bonus }: { readonly bonus: Bonus }) {
  switch (bonus.type) {
    case 'comboboost':
    case 'lootbox':
      return null
    case 'hunting':
    case 'hunting_tournament':
      return <Money subunits={bonus.pool} currency={{ code: bonus.currency, subunits: bonus.subunits }} />
    default: {
      if (bonus.issued === null) return null
      const { amount, currency } = bonus.issued
      return <Money subunits={amount} currency={currencyOf(currency)} />
    }
  }
}
