/** Not inside an escape of JSON: what is left of it would be none. */
const OUTSIDE_ESCAPES = String.raw`(?<!\\(?:u[\da-fA-F]{0,3})?)`
const EMAIL = new RegExp(String.raw`${OUTSIDE_ESCAPES}[\p{L}\p{N}.%+_-]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}`, 'gu')
/** In international form, as the book keeps them; a plus in an address is written %2B. */
const PHONE = /(?:\+|%2[Bb])\d{8,15}/g
/** Values of links that lead into accounts. */
const SECRET = /(token|[?&]code)(=|%3D)[\w-]+/gi

/**
 * A line of the log without what it must not hold, wherever it came from (the error of a driver, the response of a mail
 * server): e-mail addresses, phone numbers, tokens and codes in links.
 */
export function masked(line: string): string {
  return line.replace(EMAIL, '[email]').replace(PHONE, '[phone]').replace(SECRET, '$1$2[secret]')
}
