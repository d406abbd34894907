import type { CallError } from '@touchline/client/http'
import { ERRORS } from '@touchline/contract/error-codes'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'

type Press<Done> =
  | { readonly step: 'ready' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly text: string }
  | { readonly step: 'over' }
  | { readonly step: 'done'; readonly answer: Done }

/** The press that uses a link up. Without a response it may be pressed again; an expired link stays expired. */
export function useLinkPress<Done>(
  send: () => Promise<{ readonly ok: true; readonly data: Done } | { readonly ok: false; readonly error: CallError }>,
) {
  const text = useText()
  const [press, setPress] = useState<Press<Done>>({ step: 'ready' })
  async function use() {
    if (press.step === 'sending') return
    setPress({ step: 'sending' })
    const result = await send()
    if (result.ok) setPress({ step: 'done', answer: result.data })
    else if (result.error.kind === 'network') setPress({ step: 'failed', text: text('access.lost') })
    else if (result.error.body.code === ERRORS.link_invalid.code) setPress({ step: 'over' })
    else setPress({ step: 'failed', text: result.error.body.localized_message })
  }
  return { press, use: () => void use() }
}
