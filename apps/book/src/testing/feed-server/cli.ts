import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { findRabbitMq, startRabbitMq } from '../engines/rabbitmq.ts'
import { injectFault } from './faults.ts'
import { type Pace, playProgramme } from './play-programme.ts'
import { readProgramme } from './read-programme.ts'
import { playLeague } from './simulated-league.ts'
import { CRICKET, LIVE, openVendor, PREMATCH } from './vendor.ts'

/**
 * `npm run feed-server -- FILE... [--speed 10] [--matches 6]`: a vendor of the Unified Odds Feed on this machine. It prints the settings of a book
 * that takes it, plays recordings and documents, or a league of its own where no file is named, and does what lines on its input say.
 */
const ALIVE_EVERY_MS = 5_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { speed: { type: 'string', default: '1' }, matches: { type: 'string', default: '6' } },
})
const pace: Pace = { speed: Number(values.speed) }
const matches = Number(values.matches)
if (!(pace.speed > 0)) throw new Error('--speed takes a number above 0.')
if (!Number.isInteger(matches) || matches < 1 || matches > 6) throw new Error('--matches takes a number from 1 to 6.')
const programme = positionals.length === 0 ? null : readProgramme(positionals)
const bin = await findRabbitMq()
if (bin === null) throw new Error('The feed server needs RabbitMQ; install the package rabbitmq-server.')

const rabbit = await startRabbitMq(bin)
const bookmaker = { id: '1', token: 'feed-server', password: 'feed-server' }
const vendor = await openVendor(rabbit, { bookmaker, producers: [LIVE, PREMATCH, CRICKET], now: Date.now })
let isActive = true
const warn = (error: unknown) => console.error(error instanceof Error ? error.message : String(error))
const living = setInterval(() => void vendor.lives().catch(warn), ALIVE_EVERY_MS)

async function stop(): Promise<void> {
  if (!isActive) return
  isActive = false
  clearInterval(living)
  await vendor.close()
  await rabbit.stop()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
// The process that started it is gone.
process.once('disconnect', () => void stop())

const settings = {
  UOF_PROVIDERS: 'betradar',
  UOF_MQ_URL: `amqp://127.0.0.1:${rabbit.port}`,
  UOF_API_URL: vendor.api.url,
  UOF_TOKEN: bookmaker.token,
  UOF_PASSWORD: bookmaker.password,
  UOF_BOOKMAKER_ID: bookmaker.id,
  UOF_LANGUAGES: 'en,de',
}
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`)
console.log('The feed server is ready; `help` lists the faults it can make.')

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => void injectFault(line, vendor, rabbit, pace).then(console.log, warn))

const terms = { now: Date.now, pace, isActive: () => isActive }
if (programme === null) await playLeague(vendor, { ...terms, chance: Math.random, matches })
else console.log(`${await playProgramme(vendor, programme, terms)} messages were played; signs of life go on.`)
