import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { addPage, addressFault } from '../../document/pages.ts'
import fields from '../properties/Fields.module.css'
import { OneText } from '../properties/TextField.tsx'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'

/** Adds a page with an address and a title, and goes there. */
export function NewPage() {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, setPage, select } = useEditor()
  const [path, setPath] = useState('')
  const [title, setTitle] = useState('')
  const fault = path === '' ? null : addressFault(doc, path)
  const [first = 'en'] = siteLocales(doc)
  const typing = (set: (value: string) => void) => ({
    locales: [],
    wrong: new Map(),
    set: (_: unknown, next: unknown) => set(String(next ?? '')),
  })
  return (
    <details className={fields.Section}>
      <summary>{text('editor.add_page')}</summary>
      <form
        className={fields.Text}
        onSubmit={(event) => {
          event.preventDefault()
          if (path === '' || fault !== null) return
          did(addPage(doc, path, { [first]: title.trim() || path }))
          select(null)
          setPage(path)
          setPath('')
          setTitle('')
          announcer.announce(text('editor.page_added', { page: path }))
        }}
      >
        <OneText label={text('editor.page_address')} value={path} path={['path']} context={typing(setPath)} />
        {fault && <p className={fields.Error}>{text(`editor.address.${fault}`)}</p>}
        <OneText label={text('editor.page_title')} value={title} path={['title']} context={typing(setTitle)} />
        <Button type="submit" disabled={path === '' || fault !== null}>
          {text('editor.add_page')}
        </Button>
      </form>
    </details>
  )
}
