import type { Locale } from './locales.ts'

/** Parts messages come in: `core` with every page, the others with the pages and parts that need them. */
export const MESSAGE_AREAS = [
  'core',
  'match',
  'information',
  'access',
  'profile',
  'slip',
  'bets',
  'finding',
  'betting',
  'blocks',
  'centre',
  'editor',
] as const
export type MessageArea = (typeof MESSAGE_AREAS)[number]

const CATALOGUES = {
  en: {
    core: () => import('./catalogue/en-core.ts'),
    match: () => import('./catalogue/en-match.ts'),
    information: () => import('./catalogue/en-information.ts'),
    access: () => import('./catalogue/en-access.ts'),
    profile: () => import('./catalogue/en-profile.ts'),
    slip: () => import('./catalogue/en-slip.ts'),
    bets: () => import('./catalogue/en-bets.ts'),
    finding: () => import('./catalogue/en-finding.ts'),
    betting: () => import('./catalogue/en-betting.ts'),
    blocks: () => import('./catalogue/en-blocks.ts'),
    centre: () => import('./catalogue/en-centre.ts'),
    editor: () => import('./catalogue/en-editor.ts'),
  },
  de: {
    core: () => import('./catalogue/de-core.ts'),
    match: () => import('./catalogue/de-match.ts'),
    information: () => import('./catalogue/de-information.ts'),
    access: () => import('./catalogue/de-access.ts'),
    profile: () => import('./catalogue/de-profile.ts'),
    slip: () => import('./catalogue/de-slip.ts'),
    bets: () => import('./catalogue/de-bets.ts'),
    finding: () => import('./catalogue/de-finding.ts'),
    betting: () => import('./catalogue/de-betting.ts'),
    blocks: () => import('./catalogue/de-blocks.ts'),
    centre: () => import('./catalogue/de-centre.ts'),
    editor: () => import('./catalogue/de-editor.ts'),
  },
  es: {
    core: () => import('./catalogue/es-core.ts'),
    match: () => import('./catalogue/es-match.ts'),
    information: () => import('./catalogue/es-information.ts'),
    access: () => import('./catalogue/es-access.ts'),
    profile: () => import('./catalogue/es-profile.ts'),
    slip: () => import('./catalogue/es-slip.ts'),
    bets: () => import('./catalogue/es-bets.ts'),
    finding: () => import('./catalogue/es-finding.ts'),
    betting: () => import('./catalogue/es-betting.ts'),
    blocks: () => import('./catalogue/es-blocks.ts'),
    centre: () => import('./catalogue/es-centre.ts'),
    editor: () => import('./catalogue/es-editor.ts'),
  },
  'pt-BR': {
    core: () => import('./catalogue/pt-BR-core.ts'),
    match: () => import('./catalogue/pt-BR-match.ts'),
    information: () => import('./catalogue/pt-BR-information.ts'),
    access: () => import('./catalogue/pt-BR-access.ts'),
    profile: () => import('./catalogue/pt-BR-profile.ts'),
    slip: () => import('./catalogue/pt-BR-slip.ts'),
    bets: () => import('./catalogue/pt-BR-bets.ts'),
    finding: () => import('./catalogue/pt-BR-finding.ts'),
    betting: () => import('./catalogue/pt-BR-betting.ts'),
    blocks: () => import('./catalogue/pt-BR-blocks.ts'),
    centre: () => import('./catalogue/pt-BR-centre.ts'),
    editor: () => import('./catalogue/pt-BR-editor.ts'),
  },
  ru: {
    core: () => import('./catalogue/ru-core.ts'),
    match: () => import('./catalogue/ru-match.ts'),
    information: () => import('./catalogue/ru-information.ts'),
    access: () => import('./catalogue/ru-access.ts'),
    profile: () => import('./catalogue/ru-profile.ts'),
    slip: () => import('./catalogue/ru-slip.ts'),
    bets: () => import('./catalogue/ru-bets.ts'),
    finding: () => import('./catalogue/ru-finding.ts'),
    betting: () => import('./catalogue/ru-betting.ts'),
    blocks: () => import('./catalogue/ru-blocks.ts'),
    centre: () => import('./catalogue/ru-centre.ts'),
    editor: () => import('./catalogue/ru-editor.ts'),
  },
  tr: {
    core: () => import('./catalogue/tr-core.ts'),
    match: () => import('./catalogue/tr-match.ts'),
    information: () => import('./catalogue/tr-information.ts'),
    access: () => import('./catalogue/tr-access.ts'),
    profile: () => import('./catalogue/tr-profile.ts'),
    slip: () => import('./catalogue/tr-slip.ts'),
    bets: () => import('./catalogue/tr-bets.ts'),
    finding: () => import('./catalogue/tr-finding.ts'),
    betting: () => import('./catalogue/tr-betting.ts'),
    blocks: () => import('./catalogue/tr-blocks.ts'),
    centre: () => import('./catalogue/tr-centre.ts'),
    editor: () => import('./catalogue/tr-editor.ts'),
  },
  sv: {
    core: () => import('./catalogue/sv-core.ts'),
    match: () => import('./catalogue/sv-match.ts'),
    information: () => import('./catalogue/sv-information.ts'),
    access: () => import('./catalogue/sv-access.ts'),
    profile: () => import('./catalogue/sv-profile.ts'),
    slip: () => import('./catalogue/sv-slip.ts'),
    bets: () => import('./catalogue/sv-bets.ts'),
    finding: () => import('./catalogue/sv-finding.ts'),
    betting: () => import('./catalogue/sv-betting.ts'),
    blocks: () => import('./catalogue/sv-blocks.ts'),
    centre: () => import('./catalogue/sv-centre.ts'),
    editor: () => import('./catalogue/sv-editor.ts'),
  },
  ar: {
    core: () => import('./catalogue/ar-core.ts'),
    match: () => import('./catalogue/ar-match.ts'),
    information: () => import('./catalogue/ar-information.ts'),
    access: () => import('./catalogue/ar-access.ts'),
    profile: () => import('./catalogue/ar-profile.ts'),
    slip: () => import('./catalogue/ar-slip.ts'),
    bets: () => import('./catalogue/ar-bets.ts'),
    finding: () => import('./catalogue/ar-finding.ts'),
    betting: () => import('./catalogue/ar-betting.ts'),
    blocks: () => import('./catalogue/ar-blocks.ts'),
    centre: () => import('./catalogue/ar-centre.ts'),
    editor: () => import('./catalogue/ar-editor.ts'),
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
