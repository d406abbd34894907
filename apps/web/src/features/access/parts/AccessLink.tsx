import type { ReactNode } from 'react'
import { useDialogs } from '../../../dialogs/index.ts'
import { Link } from '../../../navigation/index.ts'
import type { AccountDialogName } from '../../account/index.ts'
import { openWay } from '../open-way.ts'
import { usePlace } from '../place.ts'
import { WAYS } from '../ways.ts'
import styles from './AccessLink.module.css'

/** Leads to another way into the account: to its page from a page, to its dialog from a dialog. */
export function AccessLink({ to, children }: { to: AccountDialogName; children: ReactNode }) {
  const place = usePlace()
  const dialogs = useDialogs()
  return (
    <Link
      to={WAYS[to].path}
      className={styles.AccessLink}
      onClick={(event) => {
        if (place.kind === 'page') return
        event.preventDefault()
        openWay(dialogs, to)
        dialogs.close(WAYS[place.way].dialog)
      }}
    >
      {children}
    </Link>
  )
}
