import { type ComponentType, useEffect, useState } from 'react'
import { useDialogs } from '../dialogs/index.ts'
import { useText } from '../i18n/index.ts'
import { useExternal } from '../platform/use-external.ts'
import { useServices } from '../services/index.ts'
import { useToasts } from '../ui/index.ts'
import { DIALOG_HOST } from './dialog-code.ts'

/** Place for the dialogs of the page; what shows them is fetched when one is first opened. Once per page. */
export function DialogPlace() {
  const { subscribe, get, close } = useDialogs()
  const isAsked = useExternal(
    subscribe,
    () => get().length > 0,
    () => false,
  )
  const text = useText()
  const toasts = useToasts()
  const { report } = useServices()
  const [Host, setHost] = useState<ComponentType | null>(null)
  const isMissing = isAsked && Host === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening that finds it missing
  useEffect(() => {
    if (!isMissing) return
    DIALOG_HOST.load().then(
      ({ DialogHost }) => setHost(() => DialogHost),
      (error) => {
        report('chunk', 'dialogs', error)
        for (const { name } of get()) close(name)
        toasts.show({ kind: 'error', title: text('account.offline') })
      },
    )
  }, [isMissing])
  return Host && <Host />
}
