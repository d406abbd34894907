/**
 * A book in a process of its own that shows its board: for tests of several processes on one database. Its roles are
 * those of the environment.
 */
import { createApp, createBook, readConfig } from '../../main.ts'

const config = readConfig({ ...process.env, PORT: '0', LIMIT_SCALE: '1000' })
const book = await createBook(config)
const { board, events } = book.parts.sink
const app = createApp(config)
book.register(app)
app.get('/work', async () => {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1_000 }
})
app.get('/board', async () => ({
  matches: [...events.all()].map((entry) => {
    const match = board.event(entry.id)
    const markets = [...(match?.markets ?? [])].map(([key, market]) => [
      key,
      market.version,
      market.status,
      ...market.outcomes.map(({ id, active, odds }) => `${id} ${active} ${odds}`),
    ])
    return { id: entry.id, status: entry.status, version: match?.version ?? 0, freshAt: match?.fresh_at ?? 0, markets }
  }),
}))
await book.start()
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => book.stop())
    .then(() => process.exit(0))
})
