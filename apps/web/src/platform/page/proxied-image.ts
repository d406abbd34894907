/** Where the web application makes pictures of other hosts. */
const IMAGES = '/sports/images'

/**
 * Address of a picture: another host's goes through the image proxy, since the content policy allows no other host;
 * this site's stays as it is.
 * @param width in px of the screen
 */
export function proxiedImage(src: string, width: number): string {
  return /^https:/i.test(src) ? `${IMAGES}?${new URLSearchParams({ src, w: String(width) })}` : src
}

/** The logo of a club beside its name, twice as sharp as it is wide; null where it has none. */
export const proxiedLogo = (logo: string | null | undefined): string | null => (logo ? proxiedImage(logo, 80) : null)
