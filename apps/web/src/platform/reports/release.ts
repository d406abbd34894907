/**
 * Whether the server has another release than this page: the page's first script no longer exists. Every change of a
 * script changes its name. False where that cannot be checked.
 */
export async function isReleaseGone(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!script) return false
  try {
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
