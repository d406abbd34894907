import { Icon, Sheet } from '@touchline/ui'
import { type Locale, useText } from '../i18n/index.ts'
import { Link, sportPath } from '../navigation/index.ts'
import { useSiteName } from '../site/index.ts'
import { DisplayChoices } from './DisplayMenu.tsx'
import { LanguageLinks } from './LanguageMenu.tsx'
import menu from './Menu.module.css'
import styles from './MobileMenu.module.css'
import { OddsChoice } from './OddsMenu.tsx'
import { useSports } from './use-sports.ts'

/** Every section and sport, and how things are shown, from the lower edge. */
export function MobileMenuSheet({ locale, open, onClose }: { locale: Locale; open: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Sheet open={open} onClose={onClose} label={text('shell.nav.menu')} closeLabel={text('shell.close')}>
      <MenuContent locale={locale} />
    </Sheet>
  )
}

function MenuContent({ locale }: { locale: Locale }) {
  const text = useText()
  const sports = useSports()
  return (
    <div className={styles.Content}>
      <ul className={styles.Sports}>
        <li>
          <Link to="/cybersport">
            <Icon name="gamepad" size={18} />
            {text('shell.nav.esports')}
          </Link>
        </li>
        <li>
          <Link to="/schedule">
            <Icon name="calendar" size={18} />
            {text('shell.nav.schedule')}
          </Link>
        </li>
        <li>
          <Link to="/results">
            <Icon name="list" size={18} />
            {text('catalogue.results')}
          </Link>
        </li>
        <li>
          <Link to="/favorites">
            <Icon name="star" size={18} />
            {text('catalogue.favorites')}
          </Link>
        </li>
        {sports.map((sport) => (
          <li key={sport.id}>
            <Link to={sportPath(sport.key)}>
              <Icon name={sport.key} size={18} />
              {sport.name}
            </Link>
          </li>
        ))}
      </ul>
      <DisplayChoices />
      <div className={menu.Group}>
        <h2>{text('shell.odds')}</h2>
        <OddsChoice />
        <h2>{text('shell.language')}</h2>
        <LanguageLinks locale={locale} />
        <h2>{useSiteName()}</h2>
        <div className={menu.Links}>
          <Link to="/about">{text('shell.nav.about')}</Link>
          <Link to="/general-rules">{text('shell.nav.rules')}</Link>
        </div>
      </div>
    </div>
  )
}
