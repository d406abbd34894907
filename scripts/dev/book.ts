import { createApp, createBook, errorServiceOf, logLastEntry, readConfig } from '@touchline/book'
import { withDemoCashier } from '../start/demo-cashier.ts'

/** The book alone, as `npm run dev` starts it behind the web application and again after every change of it. */
const cashier = await withDemoCashier(readConfig(process.env))
const { config } = cashier
const app = createApp(config)
logLastEntry(app.log, errorServiceOf(config.errorService))
const book = await createBook(config)
book.register(app)
book.attachRealtime(app.server)

async function stop(): Promise<void> {
  await book.stop()
  await app.close()
  await cashier.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

// Serves at once what needs no prices; the board fills while the first calls are made.
await app.listen({ port: config.port, host: '127.0.0.1' })
await book.start()
console.log(`The book is ready on port ${config.port}`)
