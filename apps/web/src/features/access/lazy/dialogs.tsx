import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import type { AccountDialogName } from '../../account/index.ts'
import { PANELS } from '../panels/panels.ts'
import { PlaceProvider } from '../place.ts'
import styles from './dialogs.module.css'

function Way({ way, token = '', close }: { way: AccountDialogName; token?: string; close: () => void }) {
  const Panel = PANELS[way]
  return (
    <PlaceProvider value={{ kind: 'dialog', way, onSignedIn: close }}>
      <Panel token={token} />
    </PlaceProvider>
  )
}

interface Props {
  readonly close: () => void
}
interface LinkProps extends Props {
  readonly carries: Carried['edit-password']
}

/** Sign-in, with the reason where the page has given one. */
export function SignInDialog({ carries: { reason }, close }: Props & { readonly carries: Carried['sign-in'] }) {
  const text = useText()
  return (
    <>
      {reason !== 'asked' && <p className={styles.Reason}>{text(`access.reason.${reason}`)}</p>}
      <Way way="sign-in" close={close} />
    </>
  )
}

export const SignUpDialog = ({ close }: Props) => <Way way="sign-up" close={close} />
export const ForgotPasswordDialog = ({ close }: Props) => <Way way="forgot-password" close={close} />
export const ResendConfirmationDialog = ({ close }: Props) => <Way way="resend-confirmation" close={close} />
export const ConfirmationDialog = ({ carries, close }: LinkProps) => (
  <Way way="confirmation" token={carries.token} close={close} />
)
export const UnlockDialog = ({ carries, close }: LinkProps) => <Way way="unlock" token={carries.token} close={close} />
export const EditPasswordDialog = ({ carries, close }: LinkProps) => (
  <Way way="edit-password" token={carries.token} close={close} />
)
