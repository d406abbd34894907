import type { Locale } from './locales.ts'
import type { MessageArea } from './message-areas.ts'

/**
 * Each language lists its areas (`apps/web/scripts/message-modules.ts`), so that no page carries the addresses of all.
 */
const LANGUAGES = {
  en: () => import('virtual:messages/en/core'),
  de: () => import('virtual:messages/de/core'),
  es: () => import('virtual:messages/es/core'),
  'pt-BR': () => import('virtual:messages/pt-BR/core'),
  ru: () => import('virtual:messages/ru/core'),
  tr: () => import('virtual:messages/tr/core'),
  sv: () => import('virtual:messages/sv/core'),
  ar: () => import('virtual:messages/ar/core'),
} as const satisfies Record<Locale, unknown>

export type Messages = Awaited<ReturnType<(typeof LANGUAGES)['en']>>['messages']

/** One area's messages in one language; a page carries no other language. */
export async function loadMessages(locale: Locale, area: MessageArea): Promise<Messages> {
  const { areas } = await LANGUAGES[locale]()
  return (await areas[area]()).messages
}

/** The module an area's chunk is made from, as the build's manifest names it. */
export function messageModule(locale: Locale, area: MessageArea): string {
  return `src/i18n/messages/${locale}/${area}.js`
}
