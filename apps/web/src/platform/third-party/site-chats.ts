import type { SiteConfig } from '@touchline/contract'
import { loadSiteScript } from './site-script.ts'

interface Chat {
  /** What the provider's numbers look like: anything else is no address of theirs. */
  readonly id: RegExp
  address(id: string): string
  /** Sets the account of the chat before its script loads. */
  prepare?(id: string): void
  open(): unknown
}

type Widget = Exclude<SiteConfig['chat']['type'], 'none' | 'watchers'>

const CHATS: Readonly<Record<Widget, Chat>> = {
  livechat: {
    id: /^\d{1,12}$/,
    address: () => 'https://cdn.livechatinc.com/tracking.js',
    prepare(id) {
      window.__lc = { license: Number(id) }
    },
    open: () => window.LiveChatWidget?.call('maximize'),
  },
  zendesk: {
    id: /^[0-9a-f-]{8,40}$/i,
    address: (id) => `https://static.zdassets.com/ekr/snippet.js?key=${id}`,
    open: () => window.zE?.('messenger', 'open'),
  },
  intercom: {
    id: /^[a-z0-9]{4,20}$/i,
    address: (id) => `https://widget.intercom.io/widget/${id}`,
    prepare(id) {
      window.intercomSettings = { app_id: id, hide_default_launcher: true }
    },
    open() {
      window.Intercom?.('boot', window.intercomSettings)
      return window.Intercom?.('show')
    },
  },
}

/** Loads the chat of a site where that has not been done, and opens it. Rejects where its script does not come. */
export async function openChat({ type, id }: Pick<SiteConfig['chat'], 'type' | 'id'>): Promise<void> {
  if (type === 'none' || type === 'watchers') return
  const chat = CHATS[type]
  if (id === null || !chat.id.test(id)) throw new Error(`The number of the chat is not one of ${type}.`)
  chat.prepare?.(id)
  await loadSiteScript(chat.address(id))
  chat.open()
}
