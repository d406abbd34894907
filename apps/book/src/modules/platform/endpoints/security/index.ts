import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { closeAccount } from '../leaving/close-account.ts'
import { exportPlayerData } from '../leaving/export-player-data.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import { getSecurity } from './get-security.ts'
import { getSignIns } from './get-sign-ins.ts'
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts'
import { removeAuthenticator } from './remove-authenticator.ts'
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey.ts'
import { startAuthenticator } from './start-authenticator.ts'

/** Calls about what a player signs in with. */
export type SecurityCall =
  | 'getSecurity'
  | 'getSignIns'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startPasskeySignIn'
  | 'signInByPasskey'
  | 'exportPlayerData'
  | 'closeAccount'

export function securityEndpoints(ports: PlatformParts): Handlers<SecurityCall> {
  return {
    getSecurity: getSecurity(ports),
    getSignIns: getSignIns(ports),
    startAuthenticator: startAuthenticator(ports),
    confirmAuthenticator: confirmAuthenticator(ports),
    removeAuthenticator: removeAuthenticator(ports),
    startPasskey: startPasskey(ports),
    addPasskey: addPasskey(ports),
    removePasskey: removePasskey(ports),
    startPasskeySignIn: startPasskeySignIn(ports),
    signInByPasskey: signInByPasskey(ports),
    exportPlayerData: exportPlayerData(ports),
    closeAccount: closeAccount(ports),
  }
}
