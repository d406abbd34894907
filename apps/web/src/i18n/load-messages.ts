import type { Locale } from './locales.ts'
import type { MessageArea } from './message-areas.ts'

/** A page's one language knows where its areas are: no page carries the addresses of all. */
const CATALOGUES = {
  en: () => import('./catalogue/en.ts'),
  de: () => import('./catalogue/de.ts'),
  es: () => import('./catalogue/es.ts'),
  'pt-BR': () => import('./catalogue/pt-BR.ts'),
  ru: () => import('./catalogue/ru.ts'),
  tr: () => import('./catalogue/tr.ts'),
  sv: () => import('./catalogue/sv.ts'),
  ar: () => import('./catalogue/ar.ts'),
} as const satisfies Record<Locale, () => Promise<{ areas: Record<MessageArea, () => Promise<unknown>> }>>

export type Messages = Awaited<ReturnType<Awaited<ReturnType<(typeof CATALOGUES)['en']>>['areas']['core']>>['messages']

/** One area's messages in one language; a page carries no other language. */
export async function loadMessages(locale: Locale, area: MessageArea): Promise<Messages> {
  const { areas } = await CATALOGUES[locale]()
  return (await areas[area]()).messages
}

/** The module an area's chunk is made from, as the build's manifest names it. */
export function messageModule(locale: Locale, area: MessageArea): string {
  return `src/i18n/catalogue/${locale}${area === 'core' ? '' : `-${area}`}.ts`
}
