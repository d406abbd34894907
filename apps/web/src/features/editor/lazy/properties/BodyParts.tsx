import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { divideBody } from '../../document/edits.ts'
import type { Where } from '../../document/site-doc.ts'
import styles from '../Editor.module.css'
import { useEditor } from '../use-editor.ts'

/** What the block of the product's own content is, and the way to its parts. */
export function BodyParts({ where }: { where: Where }) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, select } = useEditor()
  return (
    <>
      <p className={styles.Hint}>{text('editor.body')}</p>
      <Button
        size="small"
        onClick={() => {
          did(divideBody(doc, where))
          select(null)
          announcer.announce(text('editor.body.divided'))
        }}
      >
        {text('editor.body.divide')}
      </Button>
      <p className={styles.Hint}>{text('editor.body.loses')}</p>
    </>
  )
}
