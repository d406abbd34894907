import type { CallError } from '@touchline/client/http'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'

type Answered<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: CallError }

/** One change at a time; what went wrong is said in `problem` until the next. */
export function useAsking() {
  const text = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [code, setCode] = useState<number | null>(null)
  return {
    isBusy,
    problem,
    /** Which refusal it was; null where it was none. */
    code,
    /** Answers null where it was refused or got lost. */
    async ask<T>(send: () => Promise<Answered<T>>): Promise<T | null> {
      if (isBusy) return null
      setIsBusy(true)
      setProblem(null)
      setCode(null)
      const result = await send()
      setIsBusy(false)
      if (result.ok) return result.data
      setCode(result.error.kind === 'answer' ? result.error.body.code : null)
      setProblem(result.error.kind === 'answer' ? result.error.body.localized_message : text('profile.lost'))
      return null
    },
  }
}
