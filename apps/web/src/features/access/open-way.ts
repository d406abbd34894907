import type { Dialogs } from '../../dialogs/index.ts'
import type { AccountDialogName } from '../account/index.ts'
import { WAYS } from './ways.ts'

/** Opens a way into the account as a dialog, by hand: with no link of a mail, and because it was requested. */
export function openWay(dialogs: Dialogs, way: AccountDialogName): void {
  const { dialog } = WAYS[way]
  switch (dialog) {
    case 'sign-in':
      dialogs.open(dialog, { reason: 'asked' })
      break
    case 'edit-password':
    case 'confirm-password':
    case 'unlock-player':
      dialogs.open(dialog, { token: '' })
      break
    default:
      dialogs.open(dialog, {})
  }
}
