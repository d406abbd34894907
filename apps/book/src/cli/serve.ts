import { createApp, createBook, drainOf, errorServiceOf, logLastEntry, readConfig } from '../main.ts'

/** Serves the book alone until it is stopped. */
export async function serve(): Promise<number> {
  const config = readConfig(process.env)
  const book = await createBook(config)
  const app = createApp(config)
  logLastEntry(app.log, errorServiceOf(config.errorService))
  const drain = drainOf(app)
  book.register(app)
  book.attachRealtime(app.server)
  try {
    await book.start()
  } catch (error) {
    console.error(`The book did not start: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  const address = await app.listen({ port: config.port, host: config.host })
  // Before the line below: its reader may stop the process at once.
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  console.log(`The book is ready: ${address}/api/docs`)
  await stopped
  await drain()
  await app.close()
  await book.stop()
  return 0
}
