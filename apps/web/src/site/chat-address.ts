import type { SiteConfig } from '@touchline/contract'

/** Pages that providers of chats have for whoever wants to talk to an operator, by what the operator is called there. */
const PAGES: { readonly [T in SiteConfig['chat']['type']]: ((id: string) => string) | null } = {
  none: null,
  livechat: (id) => `https://direct.lc.chat/${id}/`,
  zendesk: (id) => `https://${id}.zendesk.com/hc/requests/new`,
  intercom: (id) => `https://intercom.help/${id}`,
  // Its rooms are beside the matches.
  watchers: null,
}

/** Where an operator can be talked to; null where nobody can. */
export function chatAddress({ type, id }: Pick<SiteConfig['chat'], 'type' | 'id'>): string | null {
  // What a provider calls an operator is a word: anything else could lead elsewhere.
  return id === null || !/^[\w-]{1,80}$/.test(id) ? null : (PAGES[type]?.(id) ?? null)
}
