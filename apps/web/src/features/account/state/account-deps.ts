import type { Http } from '@touchline/client/http'
import type { Dialogs } from '../../../dialogs/index.ts'
import type { JsonStore, SharedStore } from '../../../platform/storage/storage.ts'
import type { PrivateStream } from './ports.ts'

export interface AccountDeps {
  readonly http: Http
  readonly stream: PrivateStream
  readonly dialogs: Pick<Dialogs, 'open'>
  /** Kept for the browser session. */
  readonly session: JsonStore
  /** Shared by all tabs of the browser: they sign in and out together. */
  readonly shared: SharedStore
  /** Whether the server saw a session; undefined where the server did not look. Saves visitors a refused call. */
  readonly hasSession?: boolean | undefined
  /** Runs later. */
  readonly after: (ms: number, run: () => void) => void
  /** Calls the listener when the browser goes offline or comes back. @returns unsubscribes */
  readonly onConnectivity: (listener: (online: boolean) => void) => () => void
}
