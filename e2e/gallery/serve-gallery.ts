import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Pictures of a site and of other hosts come from the product; here each of them is the same one. */
const PICTURES = /^\/sports\/(icon\.svg|images)$/
export const PICTURE = join(ROOT, 'apps/web/public/icon.svg')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export type Parameters = Readonly<Record<string, string | readonly string[]>>

export interface ServedGallery {
  /** Folder of the files it is made of. */
  readonly folder: string
  /** Address of the gallery with these parameters; several values name one several times. */
  at(parameters: Parameters): string
  close(): void
}

/** Builds the gallery into a folder of its own and serves it on loopback. */
export async function serveGallery(): Promise<ServedGallery> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-gallery-'))
  execFileSync(process.execPath, [join(ROOT, 'apps/web/scripts/build-gallery.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    try {
      const file = PICTURES.test(pathname) ? PICTURE : join(folder, pathname)
      response
        .setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
        // No file changes while it is served: a file that is parsed once need not be parsed for every group.
        .setHeader('cache-control', 'max-age=3600')
        .end(readFileSync(file))
    } catch {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    folder,
    at(parameters) {
      const pairs = Object.entries(parameters).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value]),
      )
      return `http://127.0.0.1:${port}/gallery.html?${new URLSearchParams(pairs)}`
    },
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
