import { Button, Dialog } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useToasts } from '../../../ui/index.ts'
import styles from './Editor.module.css'
import { ProblemList } from './ProblemList.tsx'
import { useEditor } from './use-editor.ts'

/** Publishes the draft, or lists the problems that prevent it. */
export function PublishDialog() {
  const text = useText()
  const toasts = useToasts()
  const { sync, problems } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function publish() {
    if (problems.length > 0) return setOpen(true)
    setBusy(true)
    const outcome = await sync.publish()
    setBusy(false)
    if (outcome.kind === 'published')
      toasts.show({ kind: 'success', title: text('editor.published', { version: outcome.version }) })
    if (outcome.kind === 'refused') setOpen(true)
  }
  return (
    <>
      <Button variant="go" disabled={isBusy} onClick={() => void publish()}>
        {text('editor.publish')}
      </Button>
      <Dialog
        state={isOpen ? 'open' : 'closed'}
        title={text('editor.not_published')}
        closeLabel={text('shell.close')}
        onClose={() => setOpen(false)}
      >
        <div className={styles.Dialog}>
          <p>{text('editor.mend_first')}</p>
          <ProblemList problems={problems} onChoose={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}
