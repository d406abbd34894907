import type { ReactNode } from 'react'
import { Link } from '../../../navigation/index.ts'
import { type AccountDialogName, openAccountDialog } from '../../account/index.ts'
import { usePlace } from '../place.ts'
import { WAYS } from '../ways.ts'
import styles from './AccessLink.module.css'

/** Leads to another way into the account: to its page from a page, to its dialog from a dialog. */
export function AccessLink({ to, children }: { to: AccountDialogName; children: ReactNode }) {
  const { kind } = usePlace()
  return (
    <Link
      to={WAYS[to].path}
      className={styles.AccessLink}
      onClick={(event) => {
        if (kind === 'page') return
        event.preventDefault()
        openAccountDialog(to)
      }}
    >
      {children}
    </Link>
  )
}
