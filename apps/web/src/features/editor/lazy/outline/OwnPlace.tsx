import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { withOwn, withoutOwn } from '../../document/own-placements.ts'
import { isSamePlace, type Where } from '../../document/site-doc.ts'
import { placeName } from '../names.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Outline.module.css'

/** Gives the page that is edited a placement of its own, or the one of every page again. */
export function OwnPlace({ where }: { where: Where }) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, page, selected, select } = useEditor()
  const placement = NAVIGATION_PLACEMENTS.find((name) => name === where.placement)
  if (placement === undefined) return null
  const isOwn = where.page !== null
  function change() {
    if (placement === undefined) return
    // What was chosen there is another block from then on.
    if (selected !== null && isSamePlace(selected.where, where)) select(null)
    did(isOwn ? withoutOwn(doc, page, placement) : withOwn(doc, page, placement))
    announcer.announce(placeName(text, { page: isOwn ? null : page, placement }))
  }
  return (
    <Button
      size="small"
      variant="plain"
      className={styles.Own}
      aria-describedby={`place-${placement}`}
      onClick={change}
    >
      {text(isOwn ? 'editor.place.as_everywhere' : 'editor.place.only_here')}
    </Button>
  )
}
