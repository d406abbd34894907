import type { CallAnswer } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useHttp } from '../../../../data/index.ts'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { useExternal } from '../../../../platform/use-external.ts'
import { failure, useToasts } from '../../../../ui/index.ts'
import { type Difference, differencesOf } from '../../document/differences.ts'
import { fillIn } from '../../document/site-doc.ts'
import { DifferenceList } from '../DifferenceList.tsx'
import styles from '../Editor.module.css'
import { useEditor } from '../use-editor.ts'

type Version = CallAnswer<'getSiteVersions'>['data'][number]
type SiteEdit = CallAnswer<'getSiteEdits'>['data'][number]

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A published version: how the draft differs from it, and a button to restore it. */
function VersionRow({ version }: { version: Version }) {
  const text = useText()
  const toasts = useToasts()
  const format = useFormat()
  const http = useHttp()
  const { doc, restore } = useEditor()
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function fetched() {
    const result = await http.call('getSiteVersion', { params: { version: version.version } })
    if (!result.ok) toasts.show(failure(text, text('editor.not_opened')))
    return result.ok ? result.data.data.file : null
  }
  async function compare() {
    const file = await fetched()
    if (file) setDifferences(differencesOf(fillIn(file), doc))
  }
  async function goBack() {
    setBusy(true)
    const file = await fetched()
    if (file && (await restore(version.version, file)))
      toasts.show({ kind: 'success', title: text('editor.restored', { version: version.version }) })
    setBusy(false)
  }
  return (
    <li className={styles.Dialog} data-version={version.version}>
      <span>
        {version.publishedAt === null ? (
          <strong>{text('editor.as_it_comes')}</strong>
        ) : (
          <>
            <strong>{text('editor.version', { version: version.version })}</strong>{' '}
            {`${format.date(Date.parse(version.publishedAt), WHEN)}, ${version.author}`}
          </>
        )}
      </span>
      <span className={styles.Actions}>
        <Button size="small" onClick={() => void compare()}>
          {text('editor.differences')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void goBack()}>
          {text('editor.restore')}
        </Button>
      </span>
      {differences && <DifferenceList differences={differences} />}
    </li>
  )
}

/** Saves of one person in a row are one line: what was done between is in the draft. */
function gathered(edits: readonly SiteEdit[]): readonly SiteEdit[] {
  return edits.filter((one, at) => {
    const after = edits[at - 1]
    return one.action !== 'saved' || after?.action !== 'saved' || after.author !== one.author
  })
}

/** What was published, and who did what. */
export function HistoryPanel() {
  const text = useText()
  const format = useFormat()
  const http = useHttp()
  const { sync } = useEditor()
  const revision = useExternal(sync.revision.subscribe, sync.revision.get, sync.revision.get)
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  const [edits, setEdits] = useState<readonly SiteEdit[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every revision may have added something.
  useEffect(() => {
    void http.call('getSiteVersions').then((result) => setVersions(result.ok ? result.data.data : []))
    void http.call('getSiteEdits').then((result) => setEdits(result.ok ? result.data.data : []))
  }, [http, revision])
  if (versions === null) return <Skeleton block={200} />
  return (
    <>
      <h2>{text('editor.versions')}</h2>
      <ul className={`${styles.List} ${styles.Versions}`}>
        {versions.map((version) => (
          <VersionRow key={version.version} version={version} />
        ))}
      </ul>
      <h2>{text('editor.log')}</h2>
      <ul className={styles.List}>
        {gathered(edits).map(({ id, at, author, action, version }) => (
          <li key={id}>
            {format.date(Date.parse(at), WHEN)} {text(`editor.action.${action}`, { version: version ?? 0 })}{' '}
            <span className={styles.Hint}>{author}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
