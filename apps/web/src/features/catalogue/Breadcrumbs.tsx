import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  readonly to: string
  readonly label: string
}

/** The way down to a page, each step a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText()
  return (
    <nav aria-label={text('catalogue.breadcrumbs')}>
      <ol className={styles.Breadcrumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
