import { EMBED_LIMITS } from '@touchline/contract/embed'
import type { SportsbookEventName, SportsbookEvents, SportsbookListener } from './events.ts'
import type { Sportsbook, SportsbookCommands, SportsbookOptions } from './options.ts'
import { hostAddress } from './parts/address.ts'
import { type Channel, type FrameReceivers, openChannel } from './parts/channel.ts'
import { createFrameView } from './parts/frame-view.ts'
import { keepPages, type Pages } from './parts/pages.ts'
import { watchViewport } from './parts/viewport.ts'

type Emit = <Name extends SportsbookEventName>(name: Name, payload: SportsbookEvents[Name]) => void

/** Address of a page of the sportsbook. */
function frameAddress({ src, locale }: SportsbookOptions, path: string): URL {
  const url = new URL(`${locale === undefined ? '' : `/${locale}`}/sports${path === '/' ? '' : path}`, src)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`src is the origin of the book, not ${src}`)
  return url
}

/** What the frame says, as events of the host. */
function receiversOf(emit: Emit) {
  return {
    'balance-changed': (data) => emit('balance', data),
    'bet-placed': (data) => emit('bet-placed', data),
    'bet-slip-state-changed': (data) => emit('slip', data),
    deposit: (data) => emit('deposit-needed', data),
    'notify-currency-changed': (data) => emit('currency', data),
    'notify-modal-triggered': ({ modal: name, ...data }) => emit('modal', { name, ...data }),
    'sign-in': () => emit('auth-needed', { reason: 'sign-in' }),
    'signed-out': () => emit('signed-out', {}),
    'sign-up': () => emit('auth-needed', { reason: 'sign-up' }),
    'top-event-clicked': ({ event_id: id, path }) => emit('event-opened', { id, path }),
  } satisfies Partial<FrameReceivers>
}

/**
 * Shows a sportsbook in an element and keeps the address of the page in step with it.
 * @throws TypeError where `src` is no origin
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createSportsbook(element: HTMLElement, options: SportsbookOptions): Sportsbook {
  const emit: Emit = (name, detail) => {
    element.dispatchEvent(new CustomEvent(name, { detail }))
  }
  const life = new AbortController()
  const { signal } = life
  const address = hostAddress(options)
  const firstPath = () => address.read() ?? options.path ?? '/'
  const isAuto = options.autoHeight !== false
  let channel: Channel | null = null
  let timer = 0
  let pages: Pages
  let isReady = false
  let reportViewport = () => {}
  let becameReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becameReady = resolve
  })
  const view = createFrameView(element, options.locale ?? 'en', load)
  const { frame } = view

  function settle(state: 'ready' | 'failed'): void {
    clearTimeout(timer)
    view.setState(state)
  }
  function fail(code: SportsbookEvents['failed']['code']): void {
    settle('failed')
    emit('failed', { code })
  }

  const receivers: FrameReceivers = {
    ...receiversOf(emit),
    initialized({ locale }) {
      // The frame was loaded again, in another language for instance, and knows nothing of the page around it.
      if (isReady) greet()
      isReady = true
      pages.askAgain()
      settle('ready')
      reportViewport()
      becameReady()
      emit('ready', { locale })
    },
    failed: ({ code }) => (code === 'site_unavailable' ? emit('failed', { code }) : fail(code)),
    'page-loaded'(page) {
      frame.title = page.title
      pages.followFrame(page.path, page.replaces)
      emit('navigate', page)
    },
    'page-size-changed'({ height }) {
      if (isAuto) frame.style.blockSize = `${height}px`
      lastHeight(options.src, height)
      emit('height', { height })
    },
    'scroll-to'({ area }) {
      const top = frame.getBoundingClientRect().top + scrollY + area.top - (options.topOffset ?? 0)
      scrollTo({ top, behavior: 'instant' })
    },
  }

  function greet(): void {
    channel?.send('iframe_integration', {
      isDynamicPositionEnabled: isAuto,
      iframeHostUrl: address.template,
      history: address.template === null ? 'frame' : 'host',
    })
    if (options.theme) channel?.send('change_theme', { theme: options.theme })
    if (options.currency) channel?.send('change_currency', { currency: options.currency })
  }

  function load(): void {
    isReady = false
    channel?.destroy()
    clearTimeout(timer)
    view.setState('loading')
    const first = firstPath()
    frame.src = frameAddress(options, first).href
    timer = window.setTimeout(() => fail('timeout'), EMBED_LIMITS.readyWithinMs)
    const opened = openChannel(frame, new URL(options.src).origin, receivers, async (nonce) =>
      options.getSessionCode ? options.getSessionCode(nonce) : null,
    )
    channel = opened
    pages = keepPages(address, first, (path) => opened.send('page_changed', { path }))
    greet()
  }

  // Not the least height: the content may be lower this time.
  if (isAuto) frame.style.blockSize = `${lastHeight(options.src) ?? 320}px`
  load()
  reportViewport = watchViewport(
    frame,
    { top: options.topOffset ?? 0, bottom: options.bottomOffset ?? 0 },
    signal,
    (viewport) => channel?.send('viewport', viewport),
  )
  const followHost = () => pages.followHost()
  addEventListener('popstate', followHost, { signal })
  addEventListener('hashchange', followHost, { signal })

  /** Adds a step to the one history, as a click in the frame does. */
  function navigate(path: string): void {
    address.write(path, false)
    pages.ask(path)
  }
  const send = (name: keyof SportsbookCommands, data: SportsbookCommands[keyof SportsbookCommands]): void => {
    if (signal.aborted) return
    if (name === 'page_changed') navigate((data as SportsbookCommands['page_changed']).path)
    else channel?.send(name, data as never)
  }
  return {
    ready,
    navigate: (path) => send('page_changed', { path }),
    send,
    sessionChanged: (signed_in) => send('session_changed', { signed_in }),
    on<Name extends SportsbookEventName>(name: Name, listener: SportsbookListener<Name>) {
      const receive = (event: Event) => listener((event as CustomEvent<SportsbookEvents[Name]>).detail)
      element.addEventListener(name, receive)
      return () => element.removeEventListener(name, receive)
    },
    destroy() {
      life.abort()
      clearTimeout(timer)
      channel?.destroy()
      view.remove()
    },
  }
}

/** Height of the last visit, in px, so that the page below does not jump. Storage may be switched off. */
function lastHeight(src: string, height?: number): string | null | undefined {
  try {
    const key = `touchline ${src}`
    if (height !== undefined) sessionStorage.setItem(key, `${height}`)
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
