import { useMemo } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { placesOf } from '../../document/own-placements.ts'
import { blocksIn, type Where } from '../../document/site-doc.ts'
import { placeName } from '../names.ts'
import { problemsOf } from '../problems.ts'
import { useEditor } from '../use-editor.ts'
import { AddBlock } from './AddBlock.tsx'
import styles from './Outline.module.css'
import { OutlineRow } from './OutlineRow.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { useDropZone } from './use-drag.ts'

function Place({ where }: { where: Where }) {
  const text = useText()
  const { doc, problems } = useEditor()
  const blocks = blocksIn(doc, where)
  const { ref, isOver } = useDropZone({ where, at: blocks.length })
  const name = placeName(text, where)
  return (
    <section className={styles.Place} aria-label={name} data-place={where.placement}>
      <h2 id={`place-${where.placement}`}>{name}</h2>
      <ol className={styles.Blocks}>
        {blocks.map((block, at) => (
          <OutlineRow
            key={block.id}
            where={where}
            block={block}
            at={at}
            count={blocks.length}
            isWrong={problemsOf(problems, { where, id: block.id }).length > 0}
          />
        ))}
      </ol>
      <div ref={ref} className={styles.End} data-over={isOver}>
        <AddBlock where={where} />
        <OwnPlace where={where} />
      </div>
    </section>
  )
}

/** Every block by its place: chosen, dragged or moved with the keyboard, added. */
export function Outline() {
  const text = useText()
  const { doc, page } = useEditor()
  const places = useMemo(() => placesOf(doc, page), [doc, page])
  return (
    <nav className={styles.Outline} aria-label={text('editor.outline')}>
      <p className={styles.Help} id="editor-move-help">
        {text('editor.move_help')}
      </p>
      {places.map((where) => (
        <Place key={`${page} ${where.placement}`} where={where} />
      ))}
    </nav>
  )
}
