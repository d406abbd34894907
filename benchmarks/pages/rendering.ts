import type { RenderedPage, RenderRequest } from '../../apps/web/src/entry-server.tsx'

export type Page = Extract<RenderedPage, { kind: 'page' }>
export type Fetch = RenderRequest['fetch']

/** A back end that sends each call to the product once, and responds from memory after that. */
export function recorded(origin: string): Fetch {
  const answers = new Map<string, Promise<{ readonly status: number; readonly text: string }>>()
  async function ask(url: string, init: RequestInit) {
    const response = await fetch(origin + url, init)
    return { status: response.status, text: await response.text() }
  }
  return (url, init) => {
    const answer = answers.get(url) ?? ask(url, init)
    answers.set(url, answer)
    return answer
  }
}

/** A page as a visitor requests it. */
export function requestFor(pathname: string, origin: string, backend: Fetch): RenderRequest {
  return {
    pathname,
    addresses: { locales: ['en', 'de'], isLocaleRequired: false },
    search: '',
    preferences: {
      theme: null,
      oddsFormat: 'european',
      railCollapsed: false,
      timeZone: 'Europe/Berlin',
      updates: 'on',
      density: 'comfortable',
      hasConsented: true,
    },
    fetch: backend,
    origin,
    release: 'bench',
    hasSession: false,
    blockedIn: null,
    jurisdiction: 'default',
    now: Date.now(),
    requestId: 'bench',
  }
}

/** Ms of this process's CPU. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export async function cpuOf(run: () => unknown): Promise<number> {
  const before = cpuMs()
  await run()
  return cpuMs() - before
}

/** How many events a page shows. */
export const rowsIn = ({ html }: Page): number => html.match(/data-match=/g)?.length ?? 0
