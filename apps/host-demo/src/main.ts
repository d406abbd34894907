import { createHostDemo } from './index.ts'

/**
 * Runs the demo host alone: HOST_KEY is the output of `npm run book -- embed host add`, BOOK_URL the book's address,
 * PORT and HOST its own.
 */
const {
  HOST_KEY = null,
  BOOK_URL: book,
  PORT = '3002',
  HOST = '127.0.0.1',
  DATA_FILE = null,
  HOST_DEMO_WALLET,
} = process.env
if (!book || !URL.canParse(book)) {
  console.error(
    'The demo host needs BOOK_URL, the address of the book; without HOST_KEY its players cannot sign in there.',
  )
  process.exit(1)
}
const bookOrigin = () => new URL(book).origin
const wallet = HOST_DEMO_WALLET === 'seamless' ? 'seamless' : 'book'
const host = createHostDemo({ key: () => HOST_KEY, bookOrigin, bookCalls: bookOrigin, file: DATA_FILE, wallet })
const port = await host.listen(Number(PORT), HOST)
console.log(`The demo host is ready: http://${HOST}:${port}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void host.close())
