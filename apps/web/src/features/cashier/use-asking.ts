import type { CallError } from '@touchline/client/http'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'

type Answered<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: CallError }

/** One change at a time; `problem` is the last error, until the next change. */
export function useAsking() {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<CallError | null>(null)
  const answer = failed?.kind === 'answer' ? failed.body : null
  return {
    isBusy,
    problem: failed && (answer?.localized_message ?? text('profile.lost')),
    /** Which refusal it was; null where it was none. */
    code: answer?.code ?? null,
    /** Returns null where it was refused or got lost. */
    async ask<T>(send: () => Promise<Answered<T>>): Promise<T | null> {
      if (isBusy) return null
      setIsBusy(true)
      setFailed(null)
      const result = await send()
      setIsBusy(false)
      if (result.ok) return result.data
      setFailed(result.error)
      return null
    },
  }
}
