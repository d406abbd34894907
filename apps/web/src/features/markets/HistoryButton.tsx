import { Icon } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import styles from './CardTools.module.css'

/** Opens how the prices of a card have moved. */
export function HistoryButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.Tool}
      aria-haspopup="dialog"
      aria-label={text('markets.history', { market: name })}
      title={text('markets.history.short')}
      onClick={onOpen}
    >
      <Icon name="stats" size={16} />
    </button>
  )
}
