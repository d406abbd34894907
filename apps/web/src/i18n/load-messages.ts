import type { Locale } from './locales.ts'

/** Parts messages come in: `core` with every page, the others with the pages that need them. */
export const MESSAGE_AREAS = ['core', 'match', 'information', 'access', 'profile'] as const
export type MessageArea = (typeof MESSAGE_AREAS)[number]

const CATALOGUES = {
  en: {
    core: () => import('./catalogue/en-core.ts'),
    match: () => import('./catalogue/en-match.ts'),
    information: () => import('./catalogue/en-information.ts'),
    access: () => import('./catalogue/en-access.ts'),
    profile: () => import('./catalogue/en-profile.ts'),
  },
  de: {
    core: () => import('./catalogue/de-core.ts'),
    match: () => import('./catalogue/de-match.ts'),
    information: () => import('./catalogue/de-information.ts'),
    access: () => import('./catalogue/de-access.ts'),
    profile: () => import('./catalogue/de-profile.ts'),
  },
} as const satisfies Record<Locale, Record<MessageArea, () => Promise<unknown>>>

export type Messages = Awaited<ReturnType<(typeof CATALOGUES)['en']['core']>>['messages']

/** One area's messages in one language; a page carries no other language. */
export async function loadMessages(locale: Locale, area: MessageArea): Promise<Messages> {
  return (await CATALOGUES[locale][area]()).messages
}

/** The module an area's chunk is made from, as the build's manifest names it. */
export function messageModule(locale: Locale, area: MessageArea): string {
  return `src/i18n/catalogue/${locale}-${area}.ts`
}
