/** Control characters but the line feed, and what is not seen or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Text for a terminal: what cannot be seen is shown as `\u{202e}`, so that names that others typed cannot speak to it.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (found) => (found === '\n' ? found : `\\u{${found.codePointAt(0)?.toString(16)}}`))
}
