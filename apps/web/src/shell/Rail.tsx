import { Flag, Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../i18n/index.ts'
import { Link, sportPath } from '../navigation/index.ts'
import { usePreference, usePreferenceStore } from '../preferences/index.ts'
import styles from './Rail.module.css'
import { useSportCounts, useSports, useTopLeagues } from './use-sports.ts'

function Entry(props: { to: string; icon: ReactNode; label: string; count?: number | undefined; current: boolean }) {
  return (
    <li>
      <Link
        to={props.to}
        className={styles.Entry}
        aria-current={props.current ? 'page' : undefined}
        title={props.label}
      >
        <span className={styles.Icon}>{props.icon}</span>
        <span className={styles.Label}>{props.label}</span>
        {props.count !== undefined && <span className={styles.Count}>{props.count}</span>}
      </Link>
    </li>
  )
}

/** The menu beside the content: sections, first leagues, all sports. Collapses to icons, and remembers it. */
export function Rail() {
  const text = useText()
  const [path] = useLocation()
  const collapsed = usePreference('railCollapsed')
  const preferences = usePreferenceStore()
  const sports = useSports()
  const leagues = useTopLeagues()
  const { live } = useSportCounts()
  const fixed: readonly { to: string; icon: IconName; label: string; count?: number }[] = [
    { to: '/', icon: 'flag', label: text('shell.nav.home') },
    { to: '/live', icon: 'live', label: text('shell.nav.live'), count: live },
    { to: '/schedule', icon: 'calendar', label: text('shell.nav.schedule') },
    { to: '/results', icon: 'list', label: text('catalogue.results') },
    { to: '/favorites', icon: 'star', label: text('catalogue.favorites') },
  ]
  return (
    <nav className={styles.Rail} data-collapsed={collapsed} aria-label={text('shell.nav.all_sports')}>
      <ul>
        {fixed.map(({ icon, ...entry }) => (
          <Entry
            key={entry.to}
            {...entry}
            icon={<Icon name={icon} size={18} data-icon={icon} />}
            current={path === entry.to}
          />
        ))}
      </ul>
      {leagues.length > 0 && <h2 className={styles.Title}>{text('shell.nav.leagues')}</h2>}
      <ul>
        {leagues.map((league) => {
          const to = sportPath(league.sport.key, league.slug)
          const { live: now, prematch } = league.events_count
          const icon = <Flag country={league.category.country_code} />
          return (
            <Entry
              key={league.id}
              to={to}
              icon={icon}
              label={league.name}
              count={now + prematch}
              current={path === to}
            />
          )
        })}
      </ul>
      {sports.length > 0 && <h2 className={styles.Title}>{text('shell.nav.all_sports')}</h2>}
      <ul>
        {sports.map((sport) => {
          const to = sportPath(sport.key)
          const { live: now, prematch } = sport.events_count
          const icon = <Icon name={sport.key} size={18} />
          const current = path === to || path.startsWith(`${to}/`)
          return (
            <Entry key={sport.id} to={to} icon={icon} label={sport.name} count={now + prematch} current={current} />
          )
        })}
      </ul>
      <button
        type="button"
        className={styles.Collapse}
        onClick={() => preferences.set('railCollapsed', !collapsed)}
        aria-label={text(collapsed ? 'shell.nav.expand' : 'shell.nav.collapse')}
      >
        <Icon name="collapse" size={18} />
      </button>
    </nav>
  )
}
