import { useEffect } from 'react'
import { useText } from '../../i18n/index.ts'
import { useNavigator } from '../../navigation/index.ts'
import { type AccountDialogName, useAuth } from '../account/index.ts'
import styles from './AccessPage.module.css'
import type { Panel as PanelOf } from './panels/panels.ts'
import { PlaceProvider } from './place.ts'
import { WAYS } from './ways.ts'

/** Dialogs for visitors: a signed-in player is sent on from their pages. */
const FOR_VISITORS: readonly AccountDialogName[] = ['sign-in', 'sign-up']

/** A way into an account as a page of its own. */
export function AccessPage(props: { name: AccountDialogName; token: string; Panel: PanelOf }) {
  const { name, token, Panel } = props
  const text = useText()
  const { go } = useNavigator()
  const { status } = useAuth()
  const onSignedIn = () => go('/', { replace: true })
  const isDone = status === 'LOGGED_IN' && FOR_VISITORS.includes(name)
  useEffect(() => {
    if (isDone) go('/', { replace: true })
  }, [isDone, go])
  return (
    <section className={styles.AccessPage}>
      <h1>{text(WAYS[name].title)}</h1>
      <PlaceProvider value={{ kind: 'page', onSignedIn }}>
        <Panel key={token} token={token} />
      </PlaceProvider>
    </section>
  )
}
