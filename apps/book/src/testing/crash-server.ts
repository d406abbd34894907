/**
 * A program for crash tests: the book without its feed, with CRASH_MATCHES matches (default 1) on the board at fixed
 * prices; every fourth match from the third on is live. With CRASH_RESULT=1 the first match gets a result right after
 * the start, so that settlement begins. A request with the header `x-crash-hold` is carried out and gets no response.
 */
import { flushCompileCache } from 'node:module'
import { createApp, createBook, readConfig } from '../main.ts'
import { recordResults } from '../modules/pricing/results/index.ts'

const config = readConfig({
  ...process.env,
  PORT: '0',
  LIMIT_SCALE: '1000',
  BOOK_ROLES: process.env.BOOK_ROLES ?? 'api,settlement,publisher',
})
const book = await createBook(config)
const { sink, clock, db, signals } = book.parts
const outcomes = ['1', '2', '3'].map((id) => ({ id, active: true, odds: 30_000, probability: 1 / 3, refund: 0 }))
const market = { id: 1, specifier: '', status: 1, most_balanced: true, outcomes } as const
const matches = Array.from({ length: Number(process.env.CRASH_MATCHES ?? 1) }, (_, i) => i + 1)
for (const id of matches) {
  sink.putPrices(id, { at: clock.now(), status: id % 4 === 3 ? 1 : 0, betStop: null, markets: [market] })
}
setInterval(() => {
  for (const id of matches) sink.confirm(id, clock.now())
}, 1_000)

const app = createApp(config)
app.addHook('onSend', async ({ headers }) => {
  if (headers['x-crash-hold'] !== undefined) await new Promise(() => {})
})
book.register(app)
await book.start()
// Written otherwise when a process ends by itself: one that is killed would leave the next to compile everything again.
flushCompileCache()
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
if (process.env.CRASH_RESULT === '1') {
  const result = {
    eventId: 1,
    marketId: 1,
    specifier: '',
    outcomes: { 1: 'win', 2: 'lose', 3: 'lose' },
    finalText: '1:0',
  } as const
  await recordResults(db, clock.now(), [result])
  signals.emit('results_recorded', { eventId: 1 })
}
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => book.stop())
    .then(() => process.exit(0))
})
