import { describe, expect, test } from 'vitest'
import { keepPages } from './pages.ts'

/** A host page with its own history, and a frame that replies when the test lets it. */
function hostWith(first: string) {
  const history = [first]
  let at = 0
  const requests: { readonly path: string; readonly take: () => void }[] = []
  const pages = keepPages(
    {
      read: () => history[at] ?? null,
      write(path, replaces) {
        if (history[at] === path) return
        if (!replaces) at += 1
        history.splice(at, replaces ? 1 : history.length, path)
      },
      template: null,
    },
    first,
    (path) => new Promise<void>((resolve) => requests.push({ path, take: resolve })),
  )
  return {
    pages,
    requests,
    steps(by: number) {
      at += by
      pages.followHost()
    },
    /** The frame takes the oldest page that it was requested. */
    async frameTakes() {
      requests.shift()?.take()
      await Promise.resolve()
    },
    history: () => ({ pages: history, shown: history[at] }),
  }
}

describe('one history for host page and frame (EMBED-04)', () => {
  test('each page of the frame is a step of the host; back leads through them', async () => {
    const host = hostWith('/')
    host.pages.followFrame('/', true)
    host.pages.followFrame('/schedule', false)
    host.pages.followFrame('/schedule', true)
    expect(host.history()).toEqual({ pages: ['/', '/schedule'], shown: '/schedule' })
    host.steps(-1)
    expect(host.requests.map(({ path }) => path)).toEqual(['/'])
    await host.frameTakes()
    host.pages.followFrame('/', true)
    expect(host.history()).toEqual({ pages: ['/', '/schedule'], shown: '/' })
  })

  test('back, back and forward, faster than the frame names its pages, end where the host is', async () => {
    const host = hostWith('/')
    host.pages.followFrame('/schedule', false)
    host.pages.followFrame('/football', false)
    host.steps(-1)
    await host.frameTakes()
    host.steps(-1)
    // Sent before the frame took the second step.
    host.pages.followFrame('/schedule', true)
    expect(host.history().shown).toBe('/')
    await host.frameTakes()
    host.steps(1)
    host.pages.followFrame('/', true)
    expect(host.requests.map(({ path }) => path)).toEqual(['/schedule'])
    await host.frameTakes()
    host.pages.followFrame('/schedule', true)
    expect(host.history()).toEqual({ pages: ['/', '/schedule', '/football'], shown: '/schedule' })
  })

  test('a page that the frame shows on its own while the host goes back is not written over it', async () => {
    const host = hostWith('/')
    host.pages.followFrame('/schedule', false)
    host.steps(-1)
    host.pages.followFrame('/football', false)
    await host.frameTakes()
    host.pages.followFrame('/', true)
    expect(host.history()).toEqual({ pages: ['/', '/schedule'], shown: '/' })
    host.pages.followFrame('/tennis', false)
    expect(host.history()).toEqual({ pages: ['/', '/tennis'], shown: '/tennis' })
  })

  test('a frame that navigates on from the requested page decides the page', async () => {
    const host = hostWith('/')
    host.pages.ask('/users/sign-in')
    await host.frameTakes()
    host.pages.followFrame('/', true)
    expect(host.history().shown).toBe('/')
  })

  test('a reloaded frame gets the request again that it never confirmed', async () => {
    const host = hostWith('/')
    host.pages.ask('/football')
    host.requests.shift()
    host.pages.askAgain()
    expect(host.requests.map(({ path }) => path)).toEqual(['/football'])
    await host.frameTakes()
    host.pages.askAgain()
    expect(host.requests).toEqual([])
  })
})
