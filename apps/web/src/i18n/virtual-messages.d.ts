declare module 'virtual:messages/*' {
  /** Messages of one language, parsed at build time; a missing one is the fallback language's. */
  export const compiled: Record<string, import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
}
