import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { part } from '../../../platform/loading/part.ts'

const PASSKEYS = part(() => import('@simplewebauthn/browser'))

type Options = Readonly<Record<string, unknown>>

/** Has the browser make a passkey. Null where its owner did not want to, or the browser could not. */
export async function madePasskey(options: Options): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await PASSKEYS.load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).then(
    (made) => ({ ...made }),
    () => null,
  )
}

/** Has the browser sign in by a passkey. Null where its owner did not want to, or there is none. */
export async function signedOptions(options: Options): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await PASSKEYS.load()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).then(
    (signed) => ({ ...signed }),
    () => null,
  )
}
