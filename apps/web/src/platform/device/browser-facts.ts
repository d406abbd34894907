/** Whether the browser is driven by a program. */
export function isAutomated(): boolean {
  return navigator.webdriver === true
}

/** The name of the element that an event is about, in capitals; undefined for everything else. */
export function targetOf(cause: unknown): string | undefined {
  return cause instanceof Event && cause.target instanceof Element ? cause.target.nodeName : undefined
}
