import { Icon, Popover } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { entryCount, entryIcon, entryLabel } from '../../site/index.ts'
import { SideEntries } from '../SideEntries.tsx'
import { useSports } from '../use-sports.ts'
import type { AroundView } from '../view.ts'
import styles from './Lazy.module.css'

/** Several ways behind one button of the header; in a side, below their name. */
export function Submenu({ props: { label, icon, items }, where, place }: AroundView<'menu.submenu'>) {
  const text = useText()
  const sports = useSports()
  if (where !== 'header') return <SideEntries title={label} entries={items} where={where} place={place} />
  const own = entryIcon({ icon, link: '/', count: 'none' })
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      trigger={
        <>
          {own && <Icon name={own} size={18} />}
          {label}
          <Icon name="chevron" size={14} />
        </>
      }
    >
      {(close) => (
        <ul className={styles.Menu}>
          {items.map((entry) => {
            const name = entryIcon(entry)
            const count = entryCount(entry, sports)
            return (
              <li key={`${entry.link} ${entry.label}`}>
                <Link to={entry.link} onClick={close}>
                  {name && <Icon name={name} size={18} />}
                  <span>{entryLabel(entry, text, sports)}</span>
                  {count !== undefined && <span className={styles.Count}>{count}</span>}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Popover>
  )
}
