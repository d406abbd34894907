import { Icon } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import styles from './CardTools.module.css'

/** Puts a kind of market first on every match page of its sport, or back in its place. */
export function PinButton({ name, pinned, onPin }: { name: string; pinned: boolean; onPin: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.Tool}
      aria-pressed={pinned}
      aria-label={text('markets.pin', { market: name })}
      title={text(pinned ? 'markets.unpin' : 'markets.pin.short')}
      onClick={onPin}
    >
      <Icon name="star" size={16} />
    </button>
  )
}
