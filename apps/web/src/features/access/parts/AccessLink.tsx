import type { ReactNode } from 'react'
import { Link } from '../../../navigation/index.ts'
import { type AccountDialogName, useAccount } from '../../account/index.ts'
import { usePlace } from '../place.ts'
import { WAYS } from '../ways.ts'
import styles from './AccessLink.module.css'

/** Leads to another way into the account: to its page from a page, to its dialog from a dialog. */
export function AccessLink({ to, children }: { to: AccountDialogName; children: ReactNode }) {
  const { kind } = usePlace()
  const { openDialog } = useAccount()
  return (
    <Link
      to={WAYS[to].path}
      className={styles.AccessLink}
      onClick={(event) => {
        if (kind === 'page') return
        event.preventDefault()
        openDialog(to)
      }}
    >
      {children}
    </Link>
  )
}
