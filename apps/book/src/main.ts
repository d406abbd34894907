import type { Overrides } from './compose/overrides.ts'
import { type Book, composeBook } from './compose.ts'
import type { BookConfig } from './config.ts'
import { serveMetrics } from './http/serve-metrics.ts'
import { beginWithBonuses } from './modules/bonuses/index.ts'
import { beginHost } from './modules/embedding/index.ts'
import { seedDemoJackpot } from './modules/jackpots/index.ts'
import { seedDemoPlayers } from './modules/platform/index.ts'
import { beginWithSite } from './modules/site/index.ts'
import { perform } from './operator/perform.ts'
import { keepToOwner } from './operator/socket/keep-to-owner.ts'
import { serveOperator } from './operator/socket/operator-socket.ts'
import { demoBonuses } from './seed/bonuses.ts'

export { jurisdictionOf } from '@touchline/betting'
export { createApp } from './app.ts'
export { pageWatch } from './compose/measured.ts'
export type { Book, BookParts } from './compose.ts'
export { durablePlace } from './config/durable-place.ts'
export type { BookConfig } from './config.ts'
export { readConfig } from './config.ts'
export { type DurableServer, startDurable } from './db/index.ts'
export { countryOf } from './http/call-route.ts'
export { drainOf, edgeServers } from './http/edge/index.ts'
export { createPageTurns, type PageTurns } from './http/page-turns.ts'
export { errorServiceOf } from './kernel/error-service/index.ts'
export { logLastEntry } from './kernel/last-words.ts'
export type { Log } from './kernel/log.ts'
export type { EventDescription, EventDirectory } from './kernel/ports/event-directory.ts'
export type { Role } from './kernel/service.ts'
export { upgradesOf } from './kernel/upgrades.ts'

/**
 * Lets a host that runs beside this book sign its players in.
 * @param walletUrl where its own wallet is, if it has one
 * @returns its key, which is another one after each start
 */
export async function letInDemoHost(
  { parts: { db, clock, sealer } }: Book,
  origin: string,
  walletUrl: string | null = null,
): Promise<string> {
  const host = { origin, name: 'Harbour (demo host)', wallet_url: walletUrl }
  return beginHost(db, await sealer(), host, clock.now())
}

/**
 * Opens the database, migrates its schema and composes the modules, with the demo players and the operator's commands.
 */
export async function createBook(config: BookConfig, overrides: Partial<Overrides> = {}): Promise<Book> {
  await keepToOwner(config.dataDir)
  const book = await composeBook(config, overrides)
  const { db, clock, currencies, passwords } = book.parts
  await seedDemoPlayers(db, passwords, clock.now())
  await seedDemoJackpot(db, currencies, clock.now())
  await beginWithBonuses(db, demoBonuses(clock.now()), clock.now())
  if (config.siteFile !== null) await beginWithSite(book.parts, config.siteFile)
  let stopOperator = async () => {}
  let stopMetrics = async () => {}
  return {
    ...book,
    async start() {
      if (book.metrics !== null && config.metricsPort !== null) {
        const served = await serveMetrics(book.metrics, { host: config.metricsHost, port: config.metricsPort })
        stopMetrics = served.close
        book.parts.log.info(`Metrics are served on port ${served.port}`)
      }
      await book.start()
      stopOperator = await serveOperator(config, ({ cwd, ...command }) => perform(command, { ...book.parts, cwd }))
    },
    async stop() {
      await stopOperator()
      await book.stop()
      await stopMetrics()
      await db.close()
    },
  }
}
