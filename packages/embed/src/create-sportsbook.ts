import type { SportsbookEventName, SportsbookEvents, SportsbookListener } from './events.ts'
import type { Sportsbook, SportsbookCommands, SportsbookOptions } from './options.ts'
import { type HostAddress, hostAddress } from './parts/address.ts'
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

/** The messages of the frame, as events of the host. */
function receiversOf(emit: Emit, frame: HTMLElement, options: SportsbookOptions) {
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
    'scroll-to'({ area }) {
      const top = frame.getBoundingClientRect().top + scrollY + area.top - (options.topOffset ?? 0)
      scrollTo({ top, behavior: 'instant' })
    },
    'page-size-changed'({ height }) {
      if (options.autoHeight !== false) frame.style.blockSize = `${height}px`
      lastHeight(options.src, height)
      emit('height', { height })
    },
  } satisfies Partial<FrameReceivers>
}

/** Sends the frame what it needs to know of its page. */
function greet(
  channel: Channel | null,
  { template }: HostAddress,
  { autoHeight, theme, currency }: SportsbookOptions,
): void {
  channel?.send('iframe_integration', {
    isDynamicPositionEnabled: autoHeight !== false,
    iframeHostUrl: template,
    history: template === null ? 'frame' : 'host',
  })
  if (theme) channel?.send('change_theme', { theme })
  if (currency) channel?.send('change_currency', { currency })
}

/**
 * Shows a sportsbook in an element and keeps the address of the page in step with it.
 * @throws TypeError where `src` is no origin
 */
export function createSportsbook(element: HTMLElement, options: SportsbookOptions): Sportsbook {
  const emit: Emit = (name, detail) => {
    element.dispatchEvent(new CustomEvent(name, { detail }))
  }
  const life = new AbortController()
  const { signal } = life
  const address = hostAddress(options)
  const isAuto = options.autoHeight !== false
  let channel: Channel | null = null
  let pages: Pages
  let isReady = false
  let reportViewport = () => {}
  let becameReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becameReady = resolve
  })
  const view = createFrameView(element, options.locale ?? 'en', load, () => fail('timeout'))
  const { frame } = view

  function fail(code: SportsbookEvents['failed']['code']): void {
    view.setState('failed')
    emit('failed', { code })
  }

  const receivers: FrameReceivers = {
    ...receiversOf(emit, frame, options),
    initialized({ locale }) {
      // The frame was loaded again, in another language for instance, and knows nothing of the page around it.
      if (isReady) greet(channel, address, options)
      isReady = true
      pages.askAgain()
      view.setState('ready')
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
  }

  function load(): void {
    isReady = false
    channel?.destroy()
    view.setState('loading')
    const first = address.read() ?? options.path ?? '/'
    frame.src = frameAddress(options, first).href
    const opened = openChannel(frame, new URL(options.src).origin, receivers, async (nonce) =>
      options.getSessionCode ? options.getSessionCode(nonce) : null,
    )
    channel = opened
    pages = keepPages(address, first, (path) => opened.send('page_changed', { path }))
    greet(channel, address, options)
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
  for (const step of ['popstate', 'hashchange']) addEventListener(step, () => pages.followHost(), { signal })

  const send = (name: keyof SportsbookCommands, data: SportsbookCommands[keyof SportsbookCommands]): void => {
    if (signal.aborted) return
    if (name !== 'page_changed') return void channel?.send(name, data as never)
    // Adds a step to the one history, as a click in the frame does.
    const { path } = data as SportsbookCommands['page_changed']
    address.write(path, false)
    pages.ask(path)
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
