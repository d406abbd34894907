import { Icon } from '@touchline/ui'
import { useText } from '../i18n/index.ts'

/** The menu of a phone. */
export function MobileMenu() {
  const text = useText()
  return (
    <button type="button">
      <Icon name="menu" size={22} />
      {text('shell.nav.menu')}
    </button>
  )
}
