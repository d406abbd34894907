import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { edgeServers } from '@touchline/book'
import { registerWeb } from '@touchline/web/server'
import fastify from 'fastify'
import { createServer } from 'vite'
import { ROOT } from './check/run-tool.ts'
import { beforePages } from './dev/before-pages.ts'
import { patientBackend } from './dev/patient-backend.ts'
import { devEntry, viteRenderer } from './dev/vite-renderer.ts'
import { proxyToBackend } from './start/other-backend.ts'

/**
 * `npm run dev`: the product from source. A changed component is replaced in the open page, a changed handler restarts
 * the book; nothing is built. `/sports/gallery` shows every component and block in each of its states. The world is
 * that of `DATA_DIR`, as for `./start`.
 */
const port = Number(process.env.PORT ?? 3000)
const bookPort = Number(process.env.BOOK_PORT ?? port + 1)
const hotPort = Number(process.env.HOT_PORT ?? port + 2)
const bookOrigin = `http://127.0.0.1:${bookPort}`

const book = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(ROOT, 'scripts/dev/book.ts')], {
  env: {
    PUBLIC_URL: `http://localhost:${port}`,
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/touchline/compiled'),
    ...process.env,
    PORT: String(bookPort),
    // Requests that this process forwards carry the client address.
    TRUST_PROXY: 'loopback',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
// Also where this process ends by a failure, such as a port that is in use.
process.once('exit', () => book.kill('SIGTERM'))

const root = join(ROOT, 'apps/web')
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  logLevel: 'warn',
  plugins: [devEntry()],
  server: { middlewareMode: true, hmr: { port: hotPort } },
})
const { serverFor, refuseUnread } = edgeServers()
const app = fastify({ serverFactory: serverFor, clientErrorHandler: refuseUnread })
// Style elements and the hot reload's own connection are what the pages' policy forbids.
app.addHook('onSend', async (_, reply) => void reply.removeHeader('content-security-policy'))
const files = beforePages(vite.middlewares)
app.addHook('onRequest', (request, reply, done) => files(request.raw, reply.raw, () => done()))
await proxyToBackend(app, bookOrigin)
await registerWeb(app, {
  backend: patientBackend(bookOrigin),
  release: 'development',
  origin: `http://localhost:${port}`,
  renderer: viteRenderer(vite),
})
app.get('/sports/gallery', async (request, reply) => {
  const page = await readFile(join(root, 'gallery.html'), 'utf8')
  return reply.type('text/html').send(await vite.transformIndexHtml(request.url, page))
})
await app.listen({ port, host: process.env.HOST ?? '127.0.0.1' })
console.log(`Touchline from source: http://localhost:${port}/sports`)

async function stop(): Promise<void> {
  await Promise.all([vite.close(), app.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
