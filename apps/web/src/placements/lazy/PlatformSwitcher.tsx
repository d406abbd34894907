import { Icon } from '@touchline/ui'
import { Link } from '../../navigation/index.ts'
import { entryIcon } from '../../site/index.ts'
import type { AroundView } from '../view.ts'
import styles from './Lazy.module.css'

/** The parts of the operator's platform; a path of the application is this one. */
export function PlatformSwitcher({ props: { items }, where }: AroundView<'platform-switcher'>) {
  return (
    <ul className={styles.Switcher} data-where={where}>
      {items.map(({ label, link, icon }) => {
        const name = entryIcon({ icon, link, count: 'none' })
        return (
          <li key={`${link} ${label}`}>
            <Link to={link} aria-current={link.startsWith('/') ? 'true' : undefined} title={label}>
              {name && <Icon name={name} size={16} />}
              <span>{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
