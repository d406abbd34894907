import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import { addressFault, movePage, removePage } from '../../document/pages.ts'
import fields from '../properties/Fields.module.css'
import { OneText } from '../properties/TextField.tsx'
import { useEditor } from '../use-editor.ts'

/** Where a page of the site's own is, and the way to take it away. */
export function CustomPage({ page }: { readonly page: string }) {
  const text = useText()
  const announcer = useAnnouncer()
  const { doc, did, setPage, select } = useEditor()
  const [path, setPath] = useState(page)
  const fault = path === page ? null : addressFault(doc, path)
  return (
    <form
      className={fields.Text}
      onSubmit={(event) => {
        event.preventDefault()
        if (path === page || fault !== null) return
        did(movePage(doc, page, path))
        setPage(path)
        select(null)
      }}
    >
      <OneText
        label={text('editor.page_address')}
        value={path}
        path={['path']}
        context={{ locales: [], wrong: new Map(), set: (_, next) => setPath(String(next ?? '')) }}
      />
      {fault && <p className={fields.Error}>{text(`editor.address.${fault}`)}</p>}
      <span className={fields.Line}>
        <Button type="submit" size="small" disabled={path === page || fault !== null}>
          {text('editor.move_page')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            did(removePage(doc, page))
            setPage('home')
            select(null)
            announcer.announce(text('editor.page_removed', { page }))
          }}
        >
          {text('editor.remove_page')}
        </Button>
      </span>
    </form>
  )
}
