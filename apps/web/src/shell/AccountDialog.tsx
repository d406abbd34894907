import { type ComponentType, useEffect, useState } from 'react'
import { useAccount, useAccountDialog } from '../features/account/index.ts'
import { useLoadMessages, useText } from '../i18n/index.ts'
import { loadChunk } from '../platform/retry.ts'
import { useServices } from '../services/index.ts'
import { useToasts } from '../ui/index.ts'

/** Place for the account's dialogs; their code and texts are fetched when one is first opened. Once per page. */
export function AccountDialog() {
  const { open } = useAccountDialog()
  const { closeDialog } = useAccount()
  const text = useText()
  const toasts = useToasts()
  const loadMessages = useLoadMessages()
  const { report } = useServices()
  const [Modal, setModal] = useState<ComponentType | null>(null)
  const isMissing = open && Modal === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening that finds it missing
  useEffect(() => {
    if (!isMissing) return
    loadChunk(() => Promise.all([import('../features/access/index.ts'), loadMessages('access')])).then(
      ([{ AccountModal }]) => setModal(() => AccountModal),
      (error) => {
        report('chunk', 'dialogs', error)
        closeDialog()
        toasts.show({ kind: 'error', title: text('account.offline') })
      },
    )
  }, [isMissing])
  return Modal && <Modal />
}
