/** A text that is no JSON, and where that shows. */
export class NotJson {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

/** Controls, which JSON allows in no text; line ends and tabs are allowed between values. */
const CONTROLS = /[^\P{Cc}\n\r\t]/gu
const DATES = /"date"\s*:/g

function parse(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : '' }
  }
}

/**
 * The content of a file. A control character inside a text, a NUL for instance, spoils the row it is in and not the
 * file: it is read as if it were escaped, and the row is refused by name.
 */
export function readJson(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '')
  const first = parse(plain)
  if ('value' in first) return first.value
  const escaped = parse(plain.replace(CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))
  return 'value' in escaped ? escaped.value : new NotJson(`it is not JSON${placeOf(first.fault, plain)}`)
}

/** Line and row of the parser's error; empty where the error has no position. */
function placeOf(fault: string, text: string): string {
  const at = /at position (\d+)/.exec(fault)?.[1] ?? (/end of JSON/.test(fault) ? text.length : null)
  if (at === null) return ''
  const before = text.slice(0, Number(at))
  const rows = before.match(DATES)?.length ?? 0
  return `: line ${before.split('\n').length}${rows === 0 ? '' : `, row ${rows}`} cannot be read`
}
