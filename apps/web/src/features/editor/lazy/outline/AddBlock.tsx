import { BLOCK_KINDS } from '@touchline/contract/site-blocks'
import { starterBlock } from '@touchline/contract/site-file'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { addBlock, freeId, mayBeAdded } from '../../document/edits.ts'
import { blocksIn, type Where } from '../../document/site-doc.ts'
import { kindName, placeName } from '../names.ts'
import { Select } from '../properties/Select.tsx'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'
import styles from './Outline.module.css'

/** Adds a block of an allowed kind, at the end. */
export function AddBlock({ where }: { where: Where }) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, select } = useEditor()
  const kinds = BLOCK_KINDS.filter((kind) => mayBeAdded(doc, kind, where))
  const options = kinds
    .map((kind) => ({ value: kind as string, label: kindName(text, kind) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const name = placeName(text, where)
  const [wanted, setChosen] = useState('')
  // The chosen kind may be gone from the options, because it can be added only once.
  const chosen = options.find(({ value }) => value === wanted)?.value ?? options[0]?.value ?? ''
  function add() {
    const kind = kinds.find((one) => one === chosen)
    if (kind === undefined) return
    const [first = 'en'] = siteLocales(doc)
    const id = freeId(doc, where, kind)
    const block = starterBlock(kind, id, { [first]: text('editor.new_text') })
    did(addBlock(doc, where, blocksIn(doc, where).length, block))
    select({ where, id })
    announcer.announce(text('editor.added', { block: kindName(text, kind), place: name }))
  }
  return (
    <div className={styles.Add}>
      <Select
        label={text('editor.add_to', { place: name })}
        isLabelHidden
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <Button size="small" onClick={add}>
        {text('editor.add')}
      </Button>
    </div>
  )
}
