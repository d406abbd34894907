import type { CallArguments } from '@touchline/client/http'
import { type Claim, type Course, createKeyed, type Keyed, readClaim } from '@touchline/client/keyed'
import type { CallAnswer, CallBody, ErrorBody } from '@touchline/contract'
import { useEffect, useRef, useState } from 'react'
import { useLiveStore } from '../../live/index.ts'
import { randomId } from '../../platform/device/device.ts'
import { after, onConnectivity } from '../../platform/loading/timing.ts'
import { backoff } from '../../platform/network/retry.ts'
import { sessionStore } from '../../platform/storage/storage.ts'
import { useAccount } from './service.ts'
import { playerIdOf } from './state/account-state.ts'
import { useAuth } from './use-account.ts'

/** Calls of forms that are carried out once. */
type KeyedForm = 'startDeposit' | 'requestWithdrawal' | 'exchangeMoney' | 'boostFreebet'

type FormCourse<N extends KeyedForm> = Course<CallBody<N>, CallAnswer<N>>

export interface KeyedCall<N extends KeyedForm> {
  /** Sends a new request; nothing while the outcome of another is not known. */
  readonly start: (body: CallBody<N>) => void
  /** A request is under way, or its outcome is not known. */
  readonly isBusy: boolean
  /** The response was lost: the call is repeated until the outcome is known. */
  readonly isUnknown: boolean
  /** Why the last request was refused; null where it was not. */
  readonly refusal: ErrorBody | null
}

/** Key in session storage: requests of forms whose outcome is not known, by call and player. */
const REQUESTS_KEY = 'requests'

function keptRequests(): Readonly<Record<string, unknown>> {
  const kept = sessionStore.read(REQUESTS_KEY)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

function keepRequest(name: string, claim: Claim<unknown> | null): void {
  const { [name]: _before, ...others } = keptRequests()
  const next = claim === null ? others : { ...others, [name]: claim }
  if (Object.keys(next).length === 0) sessionStore.remove(REQUESTS_KEY)
  else sessionStore.write(REQUESTS_KEY, next)
}

/**
 * A request of the player that is carried out once. Its key is stored before it is sent; a lost response is requested
 * again under the same key, also after a reload, for the player who sent it only.
 * @param onOutcome receives a response with its request, and null where it was refused
 * @param id of the call's subject, where its path names one
 */
export function useKeyedCall<N extends KeyedForm>(
  call: N,
  onOutcome: (answer: CallAnswer<N> | null, body: CallBody<N>) => void,
  id?: number,
): KeyedCall<N> {
  const { http, store } = useAccount()
  const { now } = useLiveStore()
  const player = playerIdOf(useAuth())
  const [course, setCourse] = useState<FormCourse<N>>({ kind: 'idle' })
  const machine = useRef<Keyed<CallBody<N>, CallAnswer<N>> | null>(null)
  const outcome = useRef(onOutcome)
  useEffect(() => {
    outcome.current = onOutcome
  })

  useEffect(() => {
    if (player === null) return
    const name = [call, player, id].join(' ').trim()
    const params = id === undefined ? {} : { params: { id } }
    const keyed = createKeyed<CallBody<N>, CallAnswer<N>>({
      send: ({ key, body }) => http.call(call, { ...params, body, idempotencyKey: key } as unknown as CallArguments<N>),
      keep: (claim) => keepRequest(name, claim),
      owner: () => playerIdOf(store.get().auth),
      keyOf: randomId,
      now,
      after,
      pause: backoff,
      changed(next) {
        setCourse(next)
        if (next.kind === 'answered') outcome.current(next.answer, next.claim.body)
        if (next.kind === 'refused') outcome.current(null, next.claim.body)
      },
    })
    machine.current = keyed
    const claim = readClaim(keptRequests()[name], (body) => body as CallBody<N> | null)
    if (claim !== null) keyed.takeUp(claim)
    const stop = onConnectivity((online) => online && keyed.repeat())
    return () => {
      keyed.stop()
      stop()
      setCourse({ kind: 'idle' })
    }
  }, [call, id, player, http, store, now])

  return {
    start: (body) => machine.current?.start(body),
    isBusy: course.kind === 'sending' || course.kind === 'unknown',
    isUnknown: course.kind === 'unknown' || (course.kind === 'sending' && course.attempts > 1),
    refusal: course.kind === 'refused' ? course.error.body : null,
  }
}
