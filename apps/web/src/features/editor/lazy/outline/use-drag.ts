import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import { mayStandIn, moveBlock } from '../../document/edits.ts'
import type { DocBlock, Where } from '../../document/site-doc.ts'
import { type EditorState, useEditor } from '../use-editor.ts'

interface Dragged {
  readonly where: Where
  readonly block: DocBlock
}
const isDragged = (data: Record<string | symbol, unknown>): data is Record<string | symbol, unknown> & Dragged =>
  'where' in data && 'block' in data

/** What an effect that is made once reads: the editor as it is now. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

function drop({ doc, did, select }: EditorState, { where: from, block }: Dragged, to: Where, at: number): void {
  const moved = moveBlock(doc, from, block.id, to, at)
  if (moved === null) return
  did(moved.doc)
  select({ where: to, id: moved.id })
}

/** Lets a row be dragged. */
export function useDragged({ where, block }: Dragged) {
  const ref = useRef<HTMLElement>(null)
  const [isDragging, setDragging] = useState(false)
  const latest = useLatest({ where, block })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return draggable({
      element,
      getInitialData: () => ({ ...latest.current }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    })
  }, [latest])
  return { ref, isDragging }
}

/** Inserts a dropped block before the one at `at`, where its kind is allowed. */
export function useDropZone({ where, at }: { readonly where: Where; readonly at: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useLatest({ where, at, editor: useEditor() })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => isDragged(source.data) && mayStandIn(source.data.block, latest.current.where),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        const { editor, where: to, at: before } = latest.current
        if (isDragged(source.data)) drop(editor, source.data, to, before)
      },
    })
  }, [latest])
  return { ref, isOver }
}
