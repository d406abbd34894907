import { Button } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { hasPasskeys } from '../../../platform/device/device.ts'
import { useAccount } from '../../account/index.ts'
import { Notice } from '../parts/AccessForm.tsx'
import { signedOptions } from './ceremony.ts'

type Progress =
  | { readonly step: 'ready' | 'asking' }
  | { readonly step: 'failed'; readonly text: string; readonly tries: number }

/** Signs in by a passkey of this device; nothing where the browser has none. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText()
  const http = useHttp()
  const account = useAccount()
  const [isOffered, setOffered] = useState(false)
  const [progress, setProgress] = useState<Progress>({ step: 'ready' })
  useEffect(() => setOffered(hasPasskeys()), [])
  if (!isOffered) return null

  async function enter() {
    if (progress.step === 'asking') return
    const tries = progress.step === 'failed' ? progress.tries + 1 : 1
    setProgress({ step: 'asking' })
    const asked = await http.call('startPasskeySignIn')
    const credential = asked.ok ? await signedOptions(asked.data.data.options) : null
    // Closing the browser's own window cancels.
    if (asked.ok && credential === null) return setProgress({ step: 'ready' })
    const answer = credential === null ? asked : await http.call('signInByPasskey', { body: { credential } })
    if (answer.ok) {
      await account.recognise()
      return onSignedIn()
    }
    const message = answer.error.kind === 'answer' ? answer.error.body.localized_message : text('access.lost')
    setProgress({ step: 'failed', text: message, tries })
  }

  return (
    <>
      {progress.step === 'failed' && <Notice key={progress.tries} text={progress.text} />}
      <Button size="large" aria-disabled={progress.step === 'asking' || undefined} onClick={() => void enter()}>
        {text('access.passkey')}
      </Button>
    </>
  )
}
