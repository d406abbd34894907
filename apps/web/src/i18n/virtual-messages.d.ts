declare module 'virtual:messages/*' {
  /** Messages of one language, parsed at build time; a missing one is the fallback language's. One without values is its text. */
  export const compiled: Record<string, string | import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
}
