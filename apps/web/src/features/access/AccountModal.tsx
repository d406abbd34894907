import { Dialog } from '@touchline/ui'
import { useEffect } from 'react'
import { useText } from '../../i18n/index.ts'
import { focusWhenLost } from '../../platform/focus.ts'
import { useAccount, useAccountDialog } from '../account/index.ts'
import styles from './AccountModal.module.css'
import { PANELS } from './panels/panels.ts'
import { PlaceProvider } from './place.ts'
import { WAYS } from './ways.ts'

// Signing in closes the dialog by itself.
const PLACE = { kind: 'dialog', onSignedIn: () => {} } as const

/** The dialog of an account: signing in, signing up, and where the links of mails lead. */
export function AccountModal() {
  const { open, name, reason, token } = useAccountDialog()
  const text = useText()
  const { closeDialog } = useAccount()
  useEffect(() => {
    // The button that opened it is gone once somebody is signed in.
    if (!open) focusWhenLost('button:has([data-balance])')
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that led to another dialog went away with the last one
  useEffect(() => {
    if (open) focusWhenLost('dialog[open] :is(input, button[data-variant=go])')
  }, [open, name])
  const Panel = PANELS[name]
  return (
    <Dialog
      state={open ? 'open' : 'closed'}
      title={text(WAYS[name].title)}
      closeLabel={text('account.close')}
      onClose={closeDialog}
    >
      {reason !== 'asked' && <p className={styles.Reason}>{text(`access.reason.${reason}`)}</p>}
      <PlaceProvider value={PLACE}>
        <Panel key={name} token={token} />
      </PlaceProvider>
    </Dialog>
  )
}
