export const PAGE_STATE_ID = 'page-state'

/** What the server left for hydration; undefined where the page did not come from it. */
export function readPageState(): unknown {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  return text ? JSON.parse(text) : undefined
}
