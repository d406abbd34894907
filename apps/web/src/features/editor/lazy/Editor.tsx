import type { CallAnswer } from '@touchline/contract'
import { Button, Skeleton, TabPanel, Tabs } from '@touchline/ui'
import { useCallback, useEffect, useState } from 'react'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { onUndoKeys } from '../../../platform/input/undo-keys.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import styles from './Editor.module.css'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { Outline } from './outline/Outline.tsx'
import { PagePanel } from './page/PagePanel.tsx'
import { Properties } from './properties/Properties.tsx'
import { SitePanel } from './settings/SitePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { ThemePanel } from './theme/ThemePanel.tsx'
import { EditorProvider, PANELS, type Panel, useEditorState } from './use-editor.ts'

type Draft = CallAnswer<'getSiteDraft'>['data']

/** What is edited, once it is there. */
function Opened({ draft }: { draft: Draft }) {
  const text = useText()
  const http = useHttp()
  const editor = useEditorState(http, draft, { page: 'home', locale: http.locale })
  const { undo, redo, panel, setPanel } = editor
  useEffect(() => onUndoKeys({ undo, redo }))
  return (
    <EditorProvider value={editor}>
      <div className={styles.Editor} data-sync={editor.syncState.kind}>
        <TopBar />
        <div className={styles.Body}>
          <Outline />
          <Canvas />
          <aside className={styles.Side} aria-label={text('editor.panels')}>
            <Tabs<Panel>
              label={text('editor.panels')}
              idBase="editor"
              value={panel}
              onChange={setPanel}
              items={PANELS.map((value) => ({ value, label: text(`editor.panel.${value}`) }))}
            />
            <TabPanel idBase="editor" value={panel} className={styles.Panel}>
              {panel === 'block' && <Properties />}
              {panel === 'page' && <PagePanel />}
              {panel === 'site' && <SitePanel />}
              {panel === 'theme' && <ThemePanel />}
              {panel === 'history' && <HistoryPanel />}
            </TabPanel>
          </aside>
        </div>
        <ConflictDialog />
      </div>
    </EditorProvider>
  )
}

/** The editor: outline, the page itself, and the properties of the chosen block. */
export function Editor() {
  const text = useText()
  const http = useHttp()
  const [draft, setDraft] = useState<Draft | 'failed' | null>(null)
  const open = useCallback(async () => {
    setDraft(null)
    const result = await http.call('getSiteDraft')
    setDraft(result.ok ? result.data.data : 'failed')
  }, [http])
  useEffect(() => void open(), [open])
  if (draft === null) return <Skeleton block={600} />
  if (draft === 'failed')
    return (
      <div className={styles.Failed} role="alert">
        <p>{text('editor.not_opened')}</p>
        <Button onClick={() => void open()}>{text('shell.retry')}</Button>
      </div>
    )
  return <Opened draft={draft} />
}
