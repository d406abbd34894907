/**
 * Whether the server has another release than this page is of: the script that the page began with is no longer there. Every change
 * of any script changes its name. False where that cannot be asked.
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
