/** Maximum nesting of lists and objects: no message of ours is deeper, and deeper ones could exhaust the stack. */
export const MAX_JSON_DEPTH = 100

/** How much there is in a text of JSON, without reading it. */
export interface JsonSize {
  readonly depth: number
  /** Entries of lists and objects, or a few more. */
  readonly entries: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Measures a text in one pass. The result for a text that is no JSON has no meaning. */
export function sizeOfJson(text: string): JsonSize {
  let [depth, deepest, entries] = [0, 0, 0]
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isInText) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) isInText = false
    } else if (sign === QUOTE) isInText = true
    else if (sign === COMMA) entries++
    else if (OPENING.has(sign)) {
      depth++
      entries++
      if (depth > deepest) deepest = depth
    } else if (CLOSING.has(sign)) depth--
  }
  return { depth: deepest, entries }
}

/** Reads JSON that a stranger sent. Throws a `SyntaxError`, for too many levels too. */
export function readJson(text: string): unknown {
  if (sizeOfJson(text).depth > MAX_JSON_DEPTH)
    throw new SyntaxError(`more than ${MAX_JSON_DEPTH} levels of lists and objects inside one another`)
  return JSON.parse(text)
}
