import { type TextOf, useText } from '../../../i18n/index.ts'
import type { Difference } from '../document/differences.ts'
import styles from './Editor.module.css'
import { fieldName, kindName, placeName, settingName } from './names.ts'

/** Longer texts are cut: the beginning is enough. */
const SHOWN = 60
function valueIn(text: TextOf, value: unknown): string {
  if (value === undefined || value === null || value === '') return text('editor.nothing')
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object')
      ? valueIn(text, value.join(', '))
      : text('editor.entries', { count: value.length })
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown
}

function sentenceOf(text: TextOf, one: Difference): string {
  switch (one.kind) {
    case 'page-added':
    case 'page-removed':
      return text(one.kind === 'page-added' ? 'editor.diff.page_added' : 'editor.diff.page_removed', { page: one.page })
    case 'setting':
      return text('editor.diff.setting', {
        name: settingName(text, one.path),
        before: valueIn(text, one.before),
        after: valueIn(text, one.after),
      })
    case 'changed': {
      const names = one.properties.map((name) => fieldName(text, name)).join(', ')
      return text('editor.diff.changed', { block: kindName(text, one.block), place: placeName(text, one.where), names })
    }
    default:
      return text(`editor.diff.${one.kind}`, { block: kindName(text, one.block), place: placeName(text, one.where) })
  }
}

/** In what two sites differ, in words. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const text = useText()
  if (differences.length === 0) return <p className={styles.Hint}>{text('editor.diff.none')}</p>
  return (
    <ul className={styles.List}>
      {differences.map((one) => {
        const sentence = sentenceOf(text, one)
        return <li key={`${one.kind} ${sentence} ${'id' in one ? one.id : ''}`}>{sentence}</li>
      })}
    </ul>
  )
}
