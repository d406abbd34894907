import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  countryOf,
  createApp,
  createBook,
  createPageTurns,
  type DurableServer,
  drainOf,
  durablePlace,
  errorServiceOf,
  jurisdictionOf,
  letInDemoHost,
  logLastEntry,
  pageWatch,
  readConfig,
  startDurable,
} from '@touchline/book'
import { SESSION_COOKIE } from '@touchline/contract/constants'
import { buildWhenStale } from './build.ts'
import { ROOT } from './check/run-tool.ts'
import { builtRelease } from './release.ts'
import { withDemoCashier } from './start/demo-cashier.ts'
import { withDemoHost } from './start/demo-host.ts'
import { withFeedServer } from './start/feed-server.ts'
import { inProcessBackend } from './start/in-process-backend.ts'
import { proxyToBackend } from './start/other-backend.ts'

/**
 * Web, book and hub in one process on one port. `--fresh` makes a new world, `--site NAME` begins with a site of
 * `sites/`, `--feed` takes its football from a feed server that runs beside it, and `--trade360` from that and one of
 * TRADE360. `BACKEND_URL` serves the web application on another back end instead of the book.
 */
const STOP_PATIENCE_MS = 8_000

const args = process.argv.slice(2)
const siteAt = args.indexOf('--site')
const siteName = siteAt < 0 ? undefined : (args[siteAt + 1] ?? '')
const unknown = args.filter(
  (arg, at) => !['--fresh', '--feed', '--trade360'].includes(arg) && at !== siteAt && (siteAt < 0 || at !== siteAt + 1),
)
if (unknown.length > 0) {
  console.error(
    `./start does not know ${unknown.join(' ')}; it takes --fresh, --feed, --trade360, --site NAME and environment variables (docs/operating/settings.md).`,
  )
  process.exit(1)
}

/** File of a site beside the product. */
function siteFile(name: string): string {
  const folder = join(ROOT, 'sites')
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))
  if (!names.includes(name)) throw new Error(`--site takes one of ${names.join(', ')}, the files in sites/.`)
  return join(folder, `${name}.json`)
}

/** PostgreSQL of this process, with DURABLE=1. */
let database: DurableServer | null = null

async function main(): Promise<void> {
  // A build made elsewhere, for instance by an image's build stage, is taken as it is.
  const dist = process.env.WEB_DIST
  if (!dist) buildWhenStale()
  const release = process.env.RELEASE || builtRelease(dist)
  const hasTrade360 = args.includes('--trade360')
  const feedServer = args.includes('--feed') || hasTrade360 ? await withFeedServer(hasTrade360) : null
  const configured = readConfig({
    ...process.env,
    ...feedServer?.env,
    RELEASE: release,
    ...(siteName !== undefined && { SITE_FILE: siteFile(siteName) }),
  })
  if (args.includes('--fresh')) {
    if (configured.databaseUrl && !configured.isDurable)
      throw new Error('--fresh removes the embedded world only; empty the database that DATABASE_URL names yourself.')
    rmSync(configured.dataDir, { recursive: true, force: true })
  }
  if (configured.isDurable && !process.env.BACKEND_URL) database = await startDurable(durablePlace(configured.dataDir))
  const { registerWeb } = await import('@touchline/web/server')
  const backendUrl = process.env.BACKEND_URL
  const cashier = backendUrl ? null : await withDemoCashier(configured)
  const host = backendUrl ? null : await withDemoHost(cashier?.config ?? configured)
  const config = host?.config ?? configured
  const app = createApp(config)
  const drain = drainOf(app)
  logLastEntry(app.log, errorServiceOf(config.errorService))
  const book = backendUrl ? null : await createBook(config)
  if (book && host?.origin) host.hasKey(await letInDemoHost(book, host.origin, host.walletUrl))
  book?.register(app)
  if (backendUrl) await proxyToBackend(app, backendUrl)
  await registerWeb(app, {
    backend: backendUrl ?? inProcessBackend(app),
    release,
    reportSecret: config.reportSecret ?? undefined,
    origin: app.site.originOf,
    framing: app.framing.from,
    sessionCookie: SESSION_COOKIE,
    countryOf: (request) => countryOf(request, config.countryHeader),
    jurisdictionOf: (country) => config.jurisdiction ?? jurisdictionOf(country),
    varyBy: config.countryHeader === null ? [] : [config.countryHeader],
    turns: createPageTurns(config.limitScale),
    dist,
    watchPages: book ? pageWatch(book.parts.metrics) : undefined,
    files: join(ROOT, 'sites/files'),
  })
  book?.attachRealtime(app.server)

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    await drain()
    await book?.stop()
    await app.close()
    await cashier?.close()
    await host?.close()
    await feedServer?.close()
    await database?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  await book?.start()
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  cashier?.received(port)
  host?.received(port)
  if (host?.origin) console.log(`The demo host is ready: ${host.origin}`)
  console.log(`Touchline is ready: http://localhost:${port}/sports`)
}

main().catch(async (error: Error) => {
  console.error(`Touchline did not start: ${error.message}`)
  if (process.env.DEBUG) console.error(error.stack)
  await database?.stop()
  process.exit(1)
})
