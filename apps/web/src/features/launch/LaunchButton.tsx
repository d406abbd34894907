import { ADDITIONAL_PROVIDERS, type AdditionalProvider } from '@touchline/contract/constants'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useHttp } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { openAhead } from '../../platform/device/open-ahead.ts'
import { failure, useToasts } from '../../ui/index.ts'
import { useAuth, useSettings } from '../account/index.ts'

/** The application that a provider opens with. */
const APP = 'lobby'

/**
 * Opens an additional provider's own application in another tab; shown only where the operator has configured one
 * (CAT-08).
 */
export function LaunchButton({ of }: { of: AdditionalProvider }) {
  const text = useText()
  const toasts = useToasts()
  const http = useHttp()
  const isPlayer = useAuth().status === 'LOGGED_IN'
  const canLaunch = useSettings()?.additional_providers[of].launch === true
  const [isBusy, setBusy] = useState(false)
  if (!isPlayer || !canLaunch) return null

  async function launch() {
    // Before the response: a tab that opens later is taken for an advertisement.
    const tab = openAhead()
    setBusy(true)
    const answer = await http.call('launchApp', { params: { provider: ADDITIONAL_PROVIDERS[of] }, body: { app: APP } })
    setBusy(false)
    if (answer.ok) return tab.lead(answer.data.data.url)
    tab.close()
    const { error } = answer
    toasts.show(failure(text, error.kind === 'answer' ? error.body.localized_message : text('match.launch.lost')))
  }

  return (
    <Button size="small" disabled={isBusy} onClick={() => void launch()} data-launch={of}>
      {text('match.launch')}
    </Button>
  )
}
