import { Icon } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import styles from './EarlyField.module.css'
import { closeSearch, typeEarly } from './search-open.ts'

/** A search field in the place of the dialog's, so that what is typed while it loads is kept. */
export function EarlyField() {
  const text = useText()
  function close() {
    typeEarly('')
    closeSearch()
  }
  return (
    <div className={styles.EarlyField}>
      <label>
        <Icon name="search" size={18} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the viewer has just opened the search
          autoFocus
          type="search"
          aria-label={text('shell.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          onChange={(change) => typeEarly(change.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </label>
    </div>
  )
}
