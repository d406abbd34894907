import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { findRabbitMq, startRabbitMq } from '../engines/rabbitmq.ts'
import { injectFault } from './faults.ts'
import { type Pace, playProgramme } from './play-programme.ts'
import { readProgramme } from './read-programme.ts'
import { playLeague } from './simulated-league.ts'
import { heartbeat, trade360League } from './trade360-league.ts'
import { isTrade360File, playTrade360, readTrade360Programme } from './trade360-programme.ts'
import { openTrade360Vendor, type Trade360Vendor } from './trade360-vendor.ts'
import { uofLeague } from './uof-league.ts'
import { CRICKET, LIVE, openVendor, PREMATCH } from './vendor.ts'

/**
 * `npm run feed-server -- FILE... [--speed 10] [--matches 6] [--trade360]`: a vendor of the Unified Odds Feed on this
 * machine, and with `--trade360` one of TRADE360 beside it. It prints the settings of a book that takes them, plays
 * recordings and documents, or a league of its own in both feeds where no file is named, and does what lines on its
 * input say.
 */
const ALIVE_EVERY_MS = 5_000

const USAGE = 'npm run feed-server -- [FILE...] [--speed 10] [--matches 1..6] [--trade360]'

/** Ends the program with a sentence. */
function refuse(why: string): never {
  console.error(`${why}\nUsage: ${USAGE}`)
  process.exit(1)
}

/** The options of the command line. */
function readArgs() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      speed: { type: 'string', default: '1' },
      matches: { type: 'string', default: '6' },
      trade360: { type: 'boolean', default: false },
    },
  })
  const [speed, matches] = [Number(values.speed), Number(values.matches)]
  if (!(speed > 0)) throw new Error('--speed takes a number above 0.')
  if (!Number.isInteger(matches) || matches < 1 || matches > 6) throw new Error('--matches takes a number from 1 to 6.')
  const trade360Files = positionals.filter(isTrade360File)
  const uofFiles = positionals.filter((file) => !trade360Files.includes(file))
  if (trade360Files.length > 0 && !values.trade360)
    throw new Error(`${trade360Files[0]} was recorded of TRADE360; name --trade360 too.`)
  return {
    speed,
    matches,
    hasTrade360: values.trade360,
    isLeague: positionals.length === 0,
    programme: uofFiles.length === 0 ? null : readProgramme(uofFiles),
    trade360Programme: trade360Files.length === 0 ? null : readTrade360Programme(trade360Files),
  }
}

function argsOrRefuse(): ReturnType<typeof readArgs> {
  try {
    return readArgs()
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { speed, matches, hasTrade360, isLeague, programme, trade360Programme } = argsOrRefuse()
const pace: Pace = { speed }
const bin = (await findRabbitMq()) ?? refuse('The feed server needs RabbitMQ; install the package rabbitmq-server.')

const rabbit = await startRabbitMq(bin)
const bookmaker = { id: '1', token: 'feed-server', password: 'feed-server' }
const vendor = await openVendor(rabbit, { bookmaker, producers: [LIVE, PREMATCH, CRICKET], now: Date.now })
vendor.api.hasProgramme = true
const trade360: Trade360Vendor | null = hasTrade360 ? await openTrade360Vendor(rabbit) : null
if (trade360 !== null) trade360.apartMs = 1_000
let isActive = true
const warn = (error: unknown) => console.error(error instanceof Error ? error.message : String(error))
const living = setInterval(() => {
  void vendor.lives().catch(warn)
  if (trade360?.isSilent === false) void trade360.sends(heartbeat(Date.now())).catch(warn)
}, ALIVE_EVERY_MS)

async function stop(): Promise<void> {
  if (!isActive) return
  isActive = false
  clearInterval(living)
  await vendor.close()
  await trade360?.close()
  await rabbit.stop()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
// The process that started it is gone.
process.once('disconnect', () => void stop())

const settings = {
  UOF_PROVIDERS: programme?.provider ?? 'betradar',
  ...(programme?.provider === 'oddin' && { UOF_SESSION_PROVIDER: 'oddin' }),
  UOF_MQ_URL: `amqp://127.0.0.1:${rabbit.port}`,
  UOF_API_URL: vendor.api.url,
  UOF_TOKEN: bookmaker.token,
  UOF_PASSWORD: bookmaker.password,
  UOF_BOOKMAKER_ID: bookmaker.id,
  UOF_LANGUAGES: 'en,de',
  ...(trade360 !== null && {
    LSPORTS_MQ_URL: trade360.package.mqUrl,
    LSPORTS_PACKAGE_ID: String(trade360.package.id),
    LSPORTS_USER: trade360.user,
    LSPORTS_PASSWORD: trade360.password,
    LSPORTS_API_URL: trade360.url,
    LSPORTS_SNAPSHOT_URL: trade360.url,
  }),
}
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`)
for (const file of programme?.leftOut ?? [])
  console.log(`${file} is not played: it is no message, and no document that a book requests.`)
console.log('The feed server is ready; `help` lists the faults it can make.')

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => void injectFault(line, { vendor, trade360, rabbit, pace }).then(console.log, warn))

const terms = { now: Date.now, pace, isActive: () => isActive }
/** Plays the recordings of both feeds at once. */
async function playRecordings(): Promise<void> {
  const played = await Promise.all([
    programme === null ? 0 : playProgramme(vendor, programme, terms),
    trade360 === null || trade360Programme === null ? 0 : playTrade360(trade360, trade360Programme, terms),
  ])
  console.log(`${played[0] + played[1]} messages were played; signs of life go on.`)
}

const leagues = [uofLeague(vendor, Date.now), ...(trade360 === null ? [] : [trade360League(trade360, Date.now)])]
if (isLeague) await playLeague(leagues, { ...terms, chance: Math.random, matches })
else await playRecordings()
