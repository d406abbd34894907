import type { EmbedTheme } from '@touchline/contract/embed'
import { createSportsbook } from './create-sportsbook.ts'
import type { Sportsbook, SportsbookCommands, SportsbookOptions, UrlSync } from './options.ts'

/** Attributes that are sent to the frame that is there: the command, which has one field of the attribute's name. */
const SENT = {
  path: 'page_changed',
  locale: 'change_locale',
  theme: 'change_theme',
  currency: 'change_currency',
} as const
/** Those that are not sent make another frame. */
const ATTRIBUTES = ['src', 'url-sync', 'base-path', 'top-offset', 'bottom-offset', 'auto-height', ...Object.keys(SENT)]

/** Property and option of an attribute: `urlSync` of `url-sync`. */
const propertyOf = (attribute: string) => attribute.replace(/-./, (part) => part.slice(1).toUpperCase())

/**
 * `<touchline-sportsbook src path locale theme currency url-sync base-path top-offset bottom-offset auto-height
 * session-url>`. Attributes are settings, properties and methods are the interface, events are those of
 * `SportsbookEvents`.
 */
export class TouchlineSportsbook extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES
  /** Properties of the attributes; null removes one. */
  declare src: string | null
  declare path: string | null
  declare locale: string | null
  declare theme: EmbedTheme | null
  declare currency: string | null
  declare urlSync: UrlSync | null
  declare basePath: string | null
  declare topOffset: number | string | null
  declare bottomOffset: number | string | null
  declare autoHeight: 'off' | null
  #book: Sportsbook | null = null
  #becameReady = () => {}
  #waiting: ((book: Sportsbook) => void)[] = []
  /** Fulfilled when the sportsbook is shown for the first time. */
  readonly ready = new Promise<void>((resolve) => {
    this.#becameReady = resolve
  })
  /**
   * Requests a one-time code for a nonce from the host's server. Without it, `session-url` receives a POST of `{nonce}`
   * and returns `{code}`. Only declared: a value that was set before the script came stays.
   */
  declare getSessionCode?: SportsbookOptions['getSessionCode']

  connectedCallback(): void {
    if (this.#book !== null || !this.getAttribute('src')) return
    const book = createSportsbook(this, this.#options())
    this.#book = book
    book.ready.then(this.#becameReady)
    for (const command of this.#waiting.splice(0)) command(book)
  }

  disconnectedCallback(): void {
    this.#book?.destroy()
    this.#book = null
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || !this.isConnected) return
    const command = SENT[name as keyof typeof SENT]
    if (command === undefined) {
      this.disconnectedCallback()
      this.connectedCallback()
    } else if (value !== null) this.#book?.send(command, { [name]: value } as never)
  }

  navigate(path: string): void {
    this.#do((book) => book.navigate(path))
  }
  send<Name extends keyof SportsbookCommands>(name: Name, data: SportsbookCommands[Name]): void {
    this.#do((book) => book.send(name, data))
  }
  sessionChanged(isSignedIn: boolean): void {
    this.#do((book) => book.sessionChanged(isSignedIn))
  }

  /** Commands to an element outside the document wait until it is inside. */
  #do(command: (book: Sportsbook) => void): void {
    if (this.#book === null) this.#waiting.push(command)
    else command(this.#book)
  }

  #options(): SportsbookOptions {
    const given = Object.fromEntries(
      ATTRIBUTES.map((name) => [propertyOf(name), this.getAttribute(name) ?? undefined]),
    ) as Record<string, never>
    return {
      ...(given as object as SportsbookOptions),
      topOffset: Number(given.topOffset) || 0,
      bottomOffset: Number(given.bottomOffset) || 0,
      autoHeight: given.autoHeight !== ('off' as string),
      getSessionCode: (nonce) => this.#sessionCode(nonce),
    }
  }

  async #sessionCode(nonce: string): Promise<string | null> {
    if (this.getSessionCode) return this.getSessionCode(nonce)
    const url = this.getAttribute('session-url')
    if (url === null) return null
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonce }),
    })
    // A host that has no player for this visitor returns 401 or 204.
    return answer.status === 200 ? ((await answer.json()).code ?? null) : null
  }
}

for (const name of ATTRIBUTES)
  Object.defineProperty(TouchlineSportsbook.prototype, propertyOf(name), {
    get(this: Element) {
      return this.getAttribute(name)
    },
    set(this: Element, value: string | null | undefined) {
      if (value == null) this.removeAttribute(name)
      else this.setAttribute(name, value)
    },
  })
