import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { moveBlock } from '../../document/edits.ts'
import { placesOf } from '../../document/own-placements.ts'
import { blocksIn, type DocBlock, type Where } from '../../document/site-doc.ts'
import { kindName, placeName } from '../names.ts'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'
import { blockHint } from './block-hint.ts'
import { nextPlace } from './next-place.ts'
import styles from './Outline.module.css'
import { useDragged, useDropZone } from './use-drag.ts'

interface RowProps {
  readonly where: Where
  readonly block: DocBlock
  readonly at: number
  readonly count: number
  /** Whether something of it cannot be published. */
  readonly isWrong: boolean
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** One block: choosing it, dragging it, or picking it up with Space and moving it with the arrows. */
export function OutlineRow({ where, block, at, count, isWrong }: RowProps) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, held, page, locale, selected, select } = useEditor()
  const { ref: dragged, isDragging } = useDragged({ where, block })
  const { ref: zone, isOver } = useDropZone({ where, at })
  const handle = useRef<HTMLButtonElement>(null)
  const [isHeld, setHeld] = useState(held.current?.id === block.id)
  const isSelected = selected?.id === block.id && selected.where.placement === where.placement
  const name = kindName(text, block.kind)
  const hint = blockHint(block, [locale, ...siteLocales(doc)], text)
  // A row that went into another place is another element: the focus follows it.
  useEffect(() => {
    if (held.current?.id === block.id) handle.current?.focus()
  }, [block.id, held])

  function move(step: -1 | 1) {
    const next = nextPlace(doc, placesOf(doc, page), where, block, step)
    const moved = next && moveBlock(doc, where, block.id, next.to, next.at)
    if (!next || !moved) return announcer.announce(text('editor.no_further'))
    if (held.current) held.current = { ...held.current, id: moved.id }
    did(moved.doc, held.current?.step)
    select({ where: next.to, id: moved.id })
    const blocks = blocksIn(moved.doc, next.to)
    const position = blocks.findIndex(({ id }) => id === moved.id) + 1
    announcer.announce(
      text('editor.moved_to', { block: name, place: placeName(text, next.to), position, count: blocks.length }),
    )
  }
  function hold(isNow: boolean) {
    held.current = isNow
      ? { id: block.id, before: doc, step: `move ${where.page} ${where.placement} ${block.id}` }
      : null
    setHeld(isNow)
    announcer.announce(text(isNow ? 'editor.picked_up' : 'editor.put_down', { block: name, position: at + 1, count }))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step !== undefined && (isHeld || event.altKey)) move(step)
    else if (event.key === 'Escape' && isHeld && held.current) {
      did(held.current.before, held.current.step)
      hold(false)
    } else if (event.key === ' ' || event.key === 'Enter') hold(!isHeld)
    else return
    event.preventDefault()
  }
  return (
    <li ref={dragged as React.RefObject<HTMLLIElement>} className={styles.Item} data-dragging={isDragging}>
      <div ref={zone} className={styles.Row} data-over={isOver} data-selected={isSelected} data-row={block.id}>
        <button
          ref={handle}
          type="button"
          className={styles.Handle}
          aria-label={text('editor.move_block', { block: hint === null ? name : `${name}, ${hint}` })}
          aria-pressed={isHeld}
          aria-describedby="editor-move-help"
          onKeyDown={onKeyDown}
          onBlur={() => {
            // A row that has gone into another place is not left: the focus comes after it.
            if (isHeld && held.current?.id === block.id && blocksIn(doc, where).some(({ id }) => id === block.id)) {
              held.current = null
              setHeld(false)
            }
          }}
        >
          <span aria-hidden>⠿</span>
        </button>
        <button
          type="button"
          className={styles.Choose}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => select({ where, id: block.id })}
        >
          {name}
          {hint !== null && <span className={styles.Hint}> {hint}</span>}
          {isWrong && <span className={styles.Wrong}>{text('editor.wrong')}</span>}
        </button>
      </div>
    </li>
  )
}
