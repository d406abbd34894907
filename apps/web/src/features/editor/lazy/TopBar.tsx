import { Button, IconButton } from '@touchline/ui'
import { useState } from 'react'
import { useHttp } from '../../../data/index.ts'
import { LOCALE_NAMES, type Locale, useText } from '../../../i18n/index.ts'
import { hrefOf, Link } from '../../../navigation/index.ts'
import { copyText } from '../../../platform/device/copy-text.ts'
import { currentAddress } from '../../../platform/page/location.ts'
import { useServices } from '../../../services/index.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { pagesOf } from '../document/pages.ts'
import { usePathOfPage } from './canvas/path-of-page.ts'
import styles from './Editor.module.css'
import { pageName } from './names.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { Select } from './properties/Select.tsx'
import { siteLocales } from './site-locales.ts'
import { useEditor } from './use-editor.ts'

/** What is saved of what is on screen. */
function SaveState() {
  const text = useText()
  const { syncState, sync } = useEditor()
  return (
    <span className={styles.State} role="status" data-kind={syncState.kind}>
      {syncState.kind === 'refused' && syncState.reason !== ''
        ? syncState.reason
        : text(`editor.sync.${syncState.kind}`)}
      {syncState.kind === 'offline' && (
        <Button size="small" onClick={() => void sync.flush()}>
          {text('shell.retry')}
        </Button>
      )}
    </span>
  )
}

/** Copies the address of the page with a token that shows the draft. */
function PreviewButton() {
  const text = useText()
  const toasts = useToasts()
  const http = useHttp()
  const { addresses } = useServices()
  const { sync, page, locale } = useEditor()
  const shown = usePathOfPage(page)
  const [link, setLink] = useState<string | null>(null)
  async function make() {
    await sync.flush()
    const result = await http.call('previewSiteDraft')
    if (!result.ok) return void toasts.show(failure(text, text('editor.preview_failed')))
    const { protocol, host } = currentAddress()
    const path = hrefOf(locale as Locale, shown ?? '/', addresses)
    const address = `${protocol}//${host}${path}?preview=${result.data.data.token}`
    setLink(address)
    const copied = await copyText(address)
    toasts.show({ kind: 'success', title: text(copied ? 'editor.preview_copied' : 'editor.preview_made') })
  }
  return (
    <>
      <Button onClick={() => void make()}>{text('editor.preview')}</Button>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" data-preview>
          {text('editor.open_preview')}
        </a>
      )}
    </>
  )
}

/** The page and language being edited, undo and redo, and publishing. */
export function TopBar() {
  const text = useText()
  const { doc, page, setPage, locale, setLocale, select, undo, redo, undoable, redoable } = useEditor()
  return (
    <header className={styles.Bar}>
      <Link to="/" className={styles.Back}>
        {text('editor.to_site')}
      </Link>
      <h1 className={styles.Title}>{text('editor.title')}</h1>
      <Select
        label={text('editor.page_shown')}
        value={page}
        options={pagesOf(doc).map((one) => ({ value: one, label: pageName(text, one) }))}
        onChange={(next) => {
          setPage(next)
          select(null)
        }}
      />
      <Select
        label={text('editor.language')}
        value={locale}
        options={siteLocales(doc).map((one) => ({ value: one, label: LOCALE_NAMES[one as Locale] ?? one }))}
        onChange={setLocale}
      />
      <IconButton label={text('editor.undo')} disabled={undoable === 0} onClick={undo} data-steps={undoable}>
        <span aria-hidden className={styles.Step}>
          ↶
        </span>
      </IconButton>
      <IconButton label={text('editor.redo')} disabled={redoable === 0} onClick={redo} data-steps={redoable}>
        <span aria-hidden className={styles.Step}>
          ↷
        </span>
      </IconButton>
      <SaveState />
      <PreviewButton />
      <PublishDialog />
    </header>
  )
}
