import type { SportsbookOptions } from '../options.ts'

/** The page of the sportsbook in the address of the host page, and the way back. */
export interface HostAddress {
  /** The page that the host's address names; null where it names none. */
  read(): string | null
  /** Lets the host's address follow the frame. */
  write(path: string, replaces: boolean): void
  /** Address of the host page for a page of the sportsbook, with `{path}` in its place. */
  readonly template: string | null
}

const NONE: HostAddress = { read: () => null, write: () => {}, template: null }

function inHash(): HostAddress {
  const isOurs = (hash: string) => hash.startsWith('#/')
  const { origin, pathname, search } = location
  return {
    read: () => (isOurs(location.hash) ? location.hash.slice(1) : null),
    write: (path, replaces) => push(`#${path}`, replaces),
    template: `${origin}${pathname}${search}#{path}`,
  }
}

function inPath(basePath: string): HostAddress {
  const base = basePath.replace(/\/+$/, '')
  return {
    read() {
      const { pathname, search, hash } = location
      if (pathname !== base && !pathname.startsWith(`${base}/`)) return null
      return `${pathname.slice(base.length) || '/'}${search}${hash}`
    },
    write: (path, replaces) => push(`${base}${path === '/' ? '' : path}` || '/', replaces),
    template: `${location.origin}${base}{path}`,
  }
}

/** The host pushes, the frame replaces: there is one history, and back leads through the pages of the sportsbook. */
function push(address: string, replaces: boolean): void {
  if (new URL(address, location.href).href === location.href) return
  history[replaces ? 'replaceState' : 'pushState'](history.state, '', address)
}

export function hostAddress({ urlSync, basePath }: SportsbookOptions): HostAddress {
  if (urlSync === 'hash') return inHash()
  return urlSync === 'path' ? inPath(basePath ?? '') : NONE
}
