import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'

/** Calls that have a link sent to an address; the response is the same for known and unknown addresses. */
export type LinkCall = 'resendConfirmation' | 'resendUnlock' | 'requestPasswordReset'

type Progress =
  | { readonly step: 'ready' | 'sending' | 'sent' }
  | { readonly step: 'failed'; readonly serverText: string | null }

/** Sends a link again, and shows the result. */
export function SendLinkButton({ link, login }: { link: LinkCall; login: string }) {
  const text = useText()
  const http = useHttp()
  const [progress, setProgress] = useState<Progress>({ step: 'ready' })

  async function send() {
    if (progress.step === 'sending') return
    setProgress({ step: 'sending' })
    const result = await http.call(link, { body: { email: login.trim() } })
    if (result.ok) setProgress({ step: 'sent' })
    else
      setProgress({
        step: 'failed',
        serverText: result.error.kind === 'answer' ? result.error.body.localized_message : null,
      })
  }

  if (progress.step === 'sent') return <p role="status">{text('access.sent_again', { login: login.trim() })}</p>
  return (
    <>
      {progress.step === 'failed' && <p role="alert">{progress.serverText ?? text('access.lost')}</p>}
      <Button aria-disabled={progress.step === 'sending' || undefined} onClick={() => void send()}>
        {text(`access.send.${link}`)}
      </Button>
    </>
  )
}
