import { Button, Dialog } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { differencesOf } from '../document/differences.ts'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './Editor.module.css'
import { useEditor } from './use-editor.ts'

/**
 * Another operator saved first: shows the differences and lets the operator choose the draft to continue. The other one
 * is one undo away.
 */
export function ConflictDialog() {
  const text = useText()
  const { doc, syncState, takeMine, takeTheirs } = useEditor()
  const theirs = syncState.kind === 'conflict' ? syncState.theirs : null
  const who = theirs?.author || text('editor.someone')
  return (
    <Dialog
      state={theirs === null ? 'closed' : 'open'}
      title={text('editor.conflict')}
      closeLabel={text('shell.close')}
      data-conflict
    >
      {theirs && (
        <div className={styles.Dialog}>
          <p>{text(theirs.isPublished ? 'editor.conflict_published' : 'editor.conflict_saved', { who })}</p>
          <div className={styles.Actions}>
            <Button variant="go" onClick={takeMine}>
              {text('editor.take_mine')}
            </Button>
            <Button onClick={takeTheirs}>{text('editor.take_theirs')}</Button>
          </div>
          <p className={styles.Hint}>{text('editor.conflict_undo')}</p>
          <details>
            <summary>{text('editor.differences')}</summary>
            <DifferenceList differences={differencesOf(theirs.doc, doc)} />
          </details>
        </div>
      )}
    </Dialog>
  )
}
