declare module 'virtual:messages/*' {
  type Area = import('./message-areas.ts').MessageArea
  type Messages = Record<string, string | import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
  /**
   * Messages of one language, parsed at build time; a missing one is the fallback language's. A message without values
   * is a string.
   */
  export const messages: Messages
  /** Where the areas of the language are: of its `core` alone. */
  export const areas: Readonly<Record<Area, () => Promise<{ readonly messages: Messages }>>>
}
