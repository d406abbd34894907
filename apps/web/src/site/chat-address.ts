import type { SiteConfig } from '@touchline/contract'

/** Addresses of the providers' pages for a chat with an operator, by the operator's id at the provider. */
const PAGES: { readonly [T in SiteConfig['chat']['type']]: ((id: string) => string) | null } = {
  none: null,
  livechat: (id) => `https://direct.lc.chat/${id}/`,
  zendesk: (id) => `https://${id}.zendesk.com/hc/requests/new`,
  intercom: (id) => `https://intercom.help/${id}`,
  // Its rooms are beside the matches.
  watchers: null,
}

/** The address of the operator's chat; null where there is none. */
export function chatAddress({ type, id }: Pick<SiteConfig['chat'], 'type' | 'id'>): string | null {
  // What a provider calls an operator is a word: anything else could lead elsewhere.
  return id === null || !/^[\w-]{1,80}$/.test(id) ? null : (PAGES[type]?.(id) ?? null)
}
