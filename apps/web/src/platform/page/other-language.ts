import { PAGE_STATE_ID } from '../storage/page-state.ts'

const STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^<]*)</script>`)

/**
 * What the server leaves in another page of this site; undefined where there is no such page.
 * @param headers of the calls of this page
 */
export async function fetchPageState(address: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(address, { headers: { ...headers, accept: 'text/html' } })
  const text = STATE.exec(await answer.text())?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}

/** Sets language and address of the document. It is no navigation, so the router is not notified. */
export function showLanguage(language: string, direction: 'ltr' | 'rtl', address: string): void {
  const { documentElement } = document
  documentElement.lang = language
  documentElement.dir = direction
  History.prototype.replaceState.call(history, history.state, '', address)
}
