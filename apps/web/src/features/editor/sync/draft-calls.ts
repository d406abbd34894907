import type { CallArguments, CallResult, Http } from '@touchline/client/http'
import { createKeyed, type Keyed } from '@touchline/client/keyed'
import type { CallAnswer } from '@touchline/contract'
import { backoff } from '../../../platform/network/retry.ts'

type DraftCall = 'saveSiteDraft' | 'publishSiteDraft' | 'restoreSiteVersion'

export interface DraftCallDeps {
  readonly http: Http
  readonly randomId: () => string
  /** Unix ms. */
  readonly now: () => number
  /** Runs later; returns the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
}

export interface DraftCalls {
  /** Makes a call that is carried out once. Resolves when its outcome is known, or when the editor is closed. */
  readonly call: <N extends DraftCall>(name: N, args: CallArguments<N>) => Promise<CallResult<N>>
  readonly stop: () => void
}

/** Only the author of the draft is signed in while the editor is open. */
const AUTHOR = 0
const GIVEN_UP = { ok: false, error: { kind: 'network', reason: 'aborted' } } as const

/** @param onLost runs whenever a response is lost; the call is repeated under its key */
export function createDraftCalls({ http, randomId, now, after }: DraftCallDeps, onLost: () => void): DraftCalls {
  const open = new Set<() => void>()
  let isStopped = false

  function call<N extends DraftCall>(name: N, args: CallArguments<N>): Promise<CallResult<N>> {
    return new Promise((resolve) => {
      function end(result: CallResult<N>) {
        open.delete(giveUp)
        resolve(result)
      }
      function giveUp() {
        keyed.stop()
        end(GIVEN_UP)
      }
      const keyed: Keyed<CallArguments<N>, CallAnswer<N>> = createKeyed({
        send: ({ key, body }) => http.call(name, { ...body, idempotencyKey: key }),
        // What is typed is saved as a draft: a load of the page reads it again.
        keep() {},
        owner: () => AUTHOR,
        keyOf: randomId,
        now,
        after,
        pause: backoff,
        changed(course) {
          if (course.kind === 'unknown') onLost()
          if (course.kind === 'answered') end({ ok: true, data: course.answer })
          if (course.kind === 'refused') end({ ok: false, error: course.error })
          if (course.kind === 'idle') end(GIVEN_UP)
        },
      })
      open.add(giveUp)
      if (isStopped) giveUp()
      else keyed.start(args)
    })
  }

  return {
    call,
    stop() {
      isStopped = true
      for (const giveUp of [...open]) giveUp()
    },
  }
}
