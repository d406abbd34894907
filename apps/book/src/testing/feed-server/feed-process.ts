/** A program for tests: a process of the book that holds nothing but the session with the feed. */
import { createApp, createBook, readConfig } from '../../main.ts'

const config = readConfig({ ...process.env, PORT: '0', BOOK_ROLES: 'feed' })
const book = await createBook(config)
const app = createApp(config)
book.register(app)
await book.start()
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => book.stop())
    .then(() => process.exit(0))
})
