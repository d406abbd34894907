import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import styles from './RealityCheck.module.css'

/** SAFE-03: the limit on a session or on time of play is reached. */
export function SessionOver({ close }: { readonly close: () => void }) {
  const text = useText()
  return (
    <div className={styles.Check}>
      <p>{text('protection.over.text')}</p>
      <p>
        <Link to="/limits" onClick={close}>
          {text('protection.over.limits')}
        </Link>
      </p>
      <div className={styles.Actions}>
        <Button size="large" onClick={close}>
          {text('protection.over.done')}
        </Button>
      </div>
    </div>
  )
}

/** SAFE-01: the player has been here as long as they wanted to be. */
export function ActivityOver({ close }: { readonly close: () => void }) {
  const text = useText()
  return (
    <div className={styles.Check}>
      <p>{text('protection.over.activity')}</p>
      <div className={styles.Actions}>
        <Button size="large" onClick={close}>
          {text('protection.over.done')}
        </Button>
      </div>
    </div>
  )
}
