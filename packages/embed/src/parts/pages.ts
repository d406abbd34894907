import type { HostAddress } from './address.ts'

/** Keeps the address of the host page and the page in the frame the same. */
export interface Pages {
  /** Requests a page from the frame. */
  ask(path: string): void
  /** Requests it again where the frame has not responded: it was reloaded. */
  askAgain(): void
  /** The address of the host page is another one: by Back, Forward, or by the host. */
  followHost(): void
  /** The frame shows a page. */
  followFrame(path: string, replaces: boolean): void
}

/**
 * @param shown first page of the frame
 * @param request sends a page to the frame; fulfilled when the frame has taken it
 */
export function keepPages(address: HostAddress, shown: string, request: (path: string) => Promise<unknown>): Pages {
  let written = ''
  let asked = 0
  let answered = 0

  function ask(path: string): void {
    // At once: steps that follow each other faster than the frame count from the last requested page, not from the last
    // shown one.
    shown = path
    asked += 1
    const number = asked
    void request(path).then(() => {
      answered = number
    })
  }
  return {
    ask,
    askAgain() {
      if (answered < asked) ask(shown)
    },
    followHost() {
      const path = address.read()
      if (path !== null && path !== shown) ask(path)
    },
    followFrame(path, replaces) {
      // The frame sent this before it took the page that it was requested: written now, it would undo a step of the
      // host.
      if (answered < asked) return
      // A page has its title later than its address.
      if (path !== written) address.write(path, replaces)
      written = shown = path
    },
  }
}
