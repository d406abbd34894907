import { EMBED_LIMITS } from '@touchline/contract/embed'
import { frameTexts } from './texts.ts'

const STYLE = `:host{display:block;position:relative}
iframe{display:block;inline-size:100%;block-size:100%;border:0}
div{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:16px}
div[hidden]{display:none}
i{inline-size:32px;block-size:32px;border-radius:50%;border:3px dotted}
button{font:inherit;padding:10px 20px}
@media(prefers-reduced-motion:no-preference){i{animation:t 2s linear infinite}}
@keyframes t{to{rotate:1turn}}`

/** Features that the sportsbook uses, which a frame of another origin has only where they are named. */
const ALLOW = 'clipboard-write; payment; web-share; fullscreen; publickey-credentials-get; storage-access'

export interface FrameView {
  readonly frame: HTMLIFrameElement
  /** A frame that stays in `loading` for too long is reported. */
  setState(state: 'loading' | 'ready' | 'failed'): void
  remove(): void
}

/**
 * The frame and what covers it until it is ready. Styles are a constructed sheet: a host's policy needs no
 * `unsafe-inline`.
 */
export function createFrameView(
  element: HTMLElement,
  locale: string,
  onRetry: () => void,
  onTimeout: () => void,
): FrameView {
  let timer = 0
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  root.adoptedStyleSheets = [sheet]
  const make = document.createElement.bind(document)
  const frame = make('iframe')
  frame.allow = ALLOW
  frame.referrerPolicy = 'origin'
  const cover = make('div')
  const spinner = make('i')
  const button = make('button')
  cover.role = 'status'
  button.onclick = onRetry
  root.replaceChildren(frame, cover)
  const [failed, retry] = frameTexts(locale)
  button.append(retry)
  return {
    frame,
    setState(state) {
      clearTimeout(timer)
      if (state === 'loading') timer = window.setTimeout(onTimeout, EMBED_LIMITS.readyWithinMs)
      cover.hidden = state === 'ready'
      frame.inert = state !== 'ready'
      cover.replaceChildren(...(state === 'failed' ? [failed, button] : [spinner]))
    },
    remove() {
      clearTimeout(timer)
      root.replaceChildren()
    },
  }
}
