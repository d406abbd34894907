import { isIP } from 'node:net'

/** Widths of pictures: a requested width is rounded up to one of them. */
const WIDTHS = [64, 128, 192, 256, 384, 512, 640, 768, 960, 1280, 1600, 1920, 2560] as const
/** The largest width, also for requests without a width. */
const WIDEST = 2560
const DEFAULT_QUALITY = 80
/** Qualities are rounded to this step: the difference is invisible, and each quality is a picture of its own. */
const QUALITY_STEP = 10
const MAX_ADDRESS = 2_000

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
/** What a quality is worth in a format, relative to JPEG (WATCH-03). */
const SHARE: Readonly<Record<ImageFormat, number>> = { avif: 0.8125, webp: 0.875, jpeg: 1 }

/** A requested picture. */
export interface AskedImage {
  readonly url: URL
  /** In px; a picture that is narrower stays so. */
  readonly width: number
  readonly format: ImageFormat
  /** 0 to 100, as the format counts it. */
  readonly quality: number
}

/** Whether a host is in a list of names, `*.` meaning all under it. */
function isListed(host: string, list: readonly string[]): boolean {
  return list.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
}

/** The address of a picture that may be fetched: over HTTPS, of a host that the site lists, without redirects. */
export function allowedAddress(src: string, sources: readonly string[]): URL | null {
  if (src.length > MAX_ADDRESS || !/^https:\/\//i.test(src) || /[\s\\]/.test(src) || !URL.canParse(src)) return null
  const url = new URL(src)
  const host = url.hostname.replace(/\.$/, '')
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host !== url.hostname || !isListed(host, sources)) return null
  url.hash = ''
  return url
}

function formatFor(accept: string): ImageFormat {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Quality of a picture in a format: 80 by default, from 0 to 100, and less where the format needs less. */
export function qualityIn(format: ImageFormat, asked: number | null): number {
  const quality = asked === null || Number.isNaN(asked) ? DEFAULT_QUALITY : Math.min(100, Math.max(0, asked))
  return Math.round(Math.round(quality / QUALITY_STEP) * QUALITY_STEP * SHARE[format])
}

/** Reads a request for a picture; null where it is not allowed. */
export function readAskedImage(query: URLSearchParams, accept: string, sources: readonly string[]): AskedImage | null {
  const url = allowedAddress(query.get('src') ?? '', sources)
  if (url === null) return null
  const asked = Number(query.get('w') ?? 0)
  const width = (asked > 0 && WIDTHS.find((step) => step >= asked)) || WIDEST
  const format = formatFor(accept)
  const quality = query.get('q')
  return { url, width, format, quality: qualityIn(format, quality === null ? null : Number(quality)) }
}
