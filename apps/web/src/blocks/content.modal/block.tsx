import { Button, Dialog } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useDialogs } from '../../dialogs/index.ts'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { whenIdle } from '../../platform/loading/timing.ts'
import { localStore } from '../../platform/storage/storage.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Picture } from '../parts/Picture.tsx'
import styles from './ContentModal.module.css'

type Kind = 'content.modal'

/** Remembers that the welcome was shown in this browser. */
const WELCOMED_KEY = 'welcoming_popup'

function ContentModal({ props }: BlockView<Kind>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { label, title, text: words, image, linkLabel, link, opens } = props
  const dialogs = useDialogs()
  useEffect(() => {
    if (opens !== 'first_visit' || localStore.read(WELCOMED_KEY) !== undefined) return
    let isLeft = false
    whenIdle(() => {
      // Never over another dialog; the next page shows the welcome then.
      if (isLeft || dialogs.get().length > 0) return
      localStore.write(WELCOMED_KEY, true)
      setOpen(true)
    })
    return () => {
      isLeft = true
    }
  }, [opens, dialogs])
  return (
    <>
      <p>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </p>
      <Dialog
        state={isOpen ? 'open' : 'closed'}
        title={title}
        closeLabel={text('shell.close')}
        onClose={() => setOpen(false)}
      >
        <div className={styles.Content}>
          {image && <Picture image={image} sizes="480px" />}
          {words?.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <Link to={link} onClick={() => setOpen(false)}>
              {linkLabel ?? link}
            </Link>
          )}
        </div>
      </Dialog>
    </>
  )
}

/** A button that opens a dialog with words of the site. */
export const block: BlockDefinition<Kind> = { Block: ContentModal }
