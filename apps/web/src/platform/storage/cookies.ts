import { placeOfPage } from '../page/place.ts'

const YEAR_DAYS = 365

/** A page's cookies by name. */
export function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    try {
      cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      // A cookie that is not ours may hold anything.
    }
  }
  return cookies
}

/** Keeps a small choice where the server sees it too, so that the next first paint is right. */
export function writeCookie(name: string, value: string, days: number = YEAR_DAYS): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // In a frame of another site the browser keeps partitioned cookies only, one set for each site around the frame.
  const whose = placeOfPage() === 'frame' ? 'none; secure; partitioned' : `lax${secure}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=${whose}`
}

/** One cookie of this page. */
export function readCookie(name: string): string | undefined {
  return parseCookies(document.cookie)[name]
}
