import { Segmented } from '@touchline/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useHttp } from '../../../../data/index.ts'
import { type Locale, useText } from '../../../../i18n/index.ts'
import { hrefOf } from '../../../../navigation/index.ts'
import { DRAFT_CHANGED, postToFrame } from '../../../../platform/page/messages.ts'
import { watchSize } from '../../../../platform/scroll/watch-size.ts'
import { localStore } from '../../../../platform/storage/storage.ts'
import { useExternal } from '../../../../platform/use-external.ts'
import { useServices } from '../../../../services/index.ts'
import { placesOf } from '../../document/own-placements.ts'
import { useEditor } from '../use-editor.ts'
import { blockAt, mark } from './blocks-on-page.ts'
import styles from './Canvas.module.css'
import { usePathOfPage } from './path-of-page.ts'

const WIDTHS = ['390', '780', '1248'] as const
type Width = (typeof WIDTHS)[number]
/** Of its line, above and below. */
const LINES = 2

/** Token that shows the draft to this canvas. */
function usePreviewToken(): string | null {
  const http = useHttp()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void http.call('previewSiteDraft').then((result) => {
      if (result.ok && !isOver) setToken(result.data.data.token)
    })
    return () => {
      isOver = true
    }
  }, [http])
  return token
}

/** Remembers how an operator likes the editor. */
const SETTINGS_KEY = 'customizer_settings'

function keptWidth(): Width {
  const kept = localStore.read(SETTINGS_KEY)
  const width = typeof kept === 'object' && kept !== null && 'width' in kept ? kept.width : undefined
  return WIDTHS.find((one) => one === width) ?? '1248'
}

/** The page of the draft, at the width of a phone, a tablet or a desktop; a press on a block chooses it. */
export function Canvas() {
  const text = useText()
  const { doc, sync, page, locale, selected, select } = useEditor()
  const places = useMemo(() => placesOf(doc, page), [doc, page])
  const { addresses } = useServices()
  const token = usePreviewToken()
  const path = usePathOfPage(page)
  const revision = useExternal(sync.revision.subscribe, sync.revision.get, sync.revision.get)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<Width>('1248')
  useEffect(() => setWidth(keptWidth()), [])
  const [available, setAvailable] = useState({ width: 800, height: 600 })
  const [loads, setLoads] = useState(0)
  const scale = Math.min(1, available.width / Number(width))
  const height = available.height - LINES
  useEffect(
    () => (room.current ? watchSize(room.current, (width, height) => setAvailable({ width, height })) : undefined),
    [],
  )
  // Every revision is another draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number itself is not read.
  useEffect(() => postToFrame(frame.current, DRAFT_CHANGED), [revision])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (loads === 0 || !shown) return
    // Nothing of it is pressed, bet on or walked through with the Tab key: it is looked at.
    shown.body.inert = true
    const choose = (event: MouseEvent) => {
      const chosen = blockAt(shown, event, places)
      if (chosen) select(chosen)
    }
    shown.addEventListener('click', choose, true)
    return () => shown.removeEventListener('click', choose, true)
  }, [loads, places, select])
  useEffect(() => mark(frame.current?.contentDocument, selected, places))
  return (
    <section className={styles.Canvas} aria-label={text('editor.canvas')}>
      <Segmented<Width>
        label={text('editor.width')}
        look="chips"
        value={width}
        onChange={(next) => {
          localStore.write(SETTINGS_KEY, { width: next })
          setWidth(next)
        }}
        items={WIDTHS.map((value) => ({ value, label: text(`editor.width.${value}`) }))}
      />
      <div ref={room} className={styles.Room}>
        <div className={styles.Page} style={{ inlineSize: Number(width) * scale, blockSize: available.height }}>
          {token !== null && path !== null && (
            <iframe
              ref={frame}
              title={text('editor.canvas')}
              className={styles.Frame}
              data-canvas
              src={`${hrefOf(locale as Locale, path, addresses)}?preview=${token}`}
              style={{ inlineSize: Number(width), blockSize: height / scale, scale }}
              onLoad={() => setLoads((count) => count + 1)}
            />
          )}
        </div>
      </div>
    </section>
  )
}
