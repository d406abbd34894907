import { createCashierDemo } from './index.ts'

/** The demo cashier alone: CASHIER_SECRET and BOOK_URL are the book's, PORT and HOST its own. */
const { CASHIER_SECRET: secret, BOOK_URL: book, PORT = '3001', HOST = '127.0.0.1', DATA_FILE = null } = process.env
if (!secret || !book || !URL.canParse(book)) {
  console.error('The demo cashier needs CASHIER_SECRET and BOOK_URL, the address of the book.')
  process.exit(1)
}
const callbackUrl = () => new URL('/api/payments/callback', book).href
const cashier = createCashierDemo({ secret, callbackUrl, file: DATA_FILE })
const port = await cashier.listen(Number(PORT), HOST)
console.log(`The demo cashier is ready: http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void cashier.close())
