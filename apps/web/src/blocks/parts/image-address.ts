import { proxiedImage } from '../../platform/page/proxied-image.ts'

const WIDTHS = [320, 640, 1280, 1920]

/** Addresses of a picture: of another host through the image proxy, in a few widths; of this site as it is. */
export function imageAddress(src: string): { readonly src: string; readonly srcSet?: string } {
  if (!/^https:/i.test(src)) return { src }
  return {
    src: proxiedImage(src, 640),
    srcSet: WIDTHS.map((width) => `${proxiedImage(src, width)} ${width}w`).join(', '),
  }
}
