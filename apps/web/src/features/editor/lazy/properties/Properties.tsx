import { BLOCK_AUDIENCES, BLOCK_DEVICES } from '@touchline/contract/site'
import { blockForm } from '@touchline/contract/site-file'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { duplicateBlock, mayBeAdded, removeBlock, setOfBlock } from '../../document/edits.ts'
import { blocksIn, type DocBlock } from '../../document/site-doc.ts'
import styles from '../Editor.module.css'
import { choiceName, fieldName, kindName, placeName } from '../names.ts'
import { problemsOf } from '../problems.ts'
import { siteLocales } from '../site-locales.ts'
import { type Selection, useEditor } from '../use-editor.ts'
import { FormMembers } from './FormField.tsx'
import type { FormContext } from './field-context.ts'
import { GroupsField } from './GroupsField.tsx'
import { Select } from './Select.tsx'

function BlockForm({ selection, block }: { selection: Selection; block: DocBlock }) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, problems: all, did, select, locale } = useEditor()
  const { where, id } = selection
  const problems = problemsOf(all, selection)
  const locales = siteLocales(doc)
  const context: FormContext = {
    locales: [locale, ...locales.filter((one) => one !== locale)],
    wrong: new Map(problems.map(({ inside, rule }) => [inside, rule])),
    set: (path, value) => did(setOfBlock(doc, where, id, path, value), `${id} ${path.join('.')}`),
  }
  const name = kindName(text, block.kind)
  const own = problems.find(({ inside }) => inside === '')
  return (
    <>
      <h2>{name}</h2>
      <p className={styles.Hint}>{placeName(text, where)}</p>
      {own && <p className={styles.Error}>{text(`editor.rule.${own.rule}`)}</p>}
      <div className={styles.Actions}>
        {mayBeAdded(doc, block.kind, where) && (
          <Button size="small" onClick={() => did(duplicateBlock(doc, where, id))}>
            {text('editor.duplicate')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            did(removeBlock(doc, where, id))
            select(null)
            announcer.announce(text('editor.removed', { block: name }))
          }}
        >
          {text('editor.remove')}
        </Button>
      </div>
      <FormMembers members={blockForm(block.kind)} value={block.props} path={['props']} context={context} />
      <GroupsField label={fieldName(text, 'groups')} value={block.groups} path={['groups']} context={context} />
      <Select
        label={fieldName(text, 'audience')}
        value={block.audience ?? 'all'}
        options={BLOCK_AUDIENCES.map((value) => ({ value, label: choiceName(text, value) }))}
        onChange={(value) => context.set(['audience'], value === 'all' ? undefined : value)}
      />
      <Select
        label={fieldName(text, 'devices')}
        value={block.devices ?? 'all'}
        options={BLOCK_DEVICES.map((value) => ({ value, label: choiceName(text, value) }))}
        onChange={(value) => context.set(['devices'], value === 'all' ? undefined : value)}
      />
    </>
  )
}

/** The properties of the chosen block. */
export function Properties() {
  const text = useText()
  const { doc, selected } = useEditor()
  const block = selected && blocksIn(doc, selected.where).find(({ id }) => id === selected.id)
  if (!selected || !block) return <p className={styles.Hint}>{text('editor.choose_block')}</p>
  return <BlockForm key={`${selected.where.placement} ${selected.id}`} selection={selected} block={block} />
}
