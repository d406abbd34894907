import { OPERATOR_STATUS } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { lazyComponent, PageTitle } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './EditorPage.module.css'

const Editor = lazyComponent(() => import('./lazy/Editor.tsx'), 'Editor', ['editor'])

/** Shown to a player without the right to edit: the reason, and what to do. */
function NotHere({ hint, children }: { hint: string; children: React.ReactNode }) {
  const text = useText()
  return (
    <div className={styles.NotHere}>
      <PageTitle title={text('editor.title')} />
      <p>{hint}</p>
      {children}
    </div>
  )
}

/** Where operators compose the site: for them alone, on a screen that has room for it. */
export function EditorPage() {
  const text = useText()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  const home = <Link to="/">{text('editor.to_site')}</Link>
  switch (auth.status) {
    case 'UNKNOWN':
    case 'PENDING':
    case 'UNANSWERED':
      return <Skeleton block={600} />
    case 'NOT_LOGGED_IN':
      return (
        <NotHere hint={text('editor.sign_in_first')}>
          <Button variant="go" onClick={() => openSignIn()}>
            {text('account.sign_in')}
          </Button>
          {home}
        </NotHere>
      )
    case 'LOGGED_IN':
      if (!auth.player.statuses.some(({ id }) => id === OPERATOR_STATUS))
        return <NotHere hint={text('editor.operators_only')}>{home}</NotHere>
      return (
        <>
          <div className={styles.Narrow}>
            <NotHere hint={text('editor.needs_room')}>{home}</NotHere>
          </div>
          <div className={styles.Wide}>
            <Suspense fallback={<Skeleton block={600} />}>
              <Editor />
            </Suspense>
          </div>
        </>
      )
  }
}
