/** Where the web application makes pictures of other hosts. */
const IMAGES = '/sports/images'
const WIDTHS = [320, 640, 1280, 1920]

/** Addresses of a picture: of another host through the image proxy, in a few widths; of this site as it is. */
export function imageAddress(src: string): { readonly src: string; readonly srcSet?: string } {
  if (!/^https:/i.test(src)) return { src }
  const at = (width: number) => `${IMAGES}?${new URLSearchParams({ src, w: String(width) })}`
  return { src: at(640), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}
