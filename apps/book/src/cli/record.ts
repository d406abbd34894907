import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { readConfig } from '../config.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLog } from '../kernel/log.ts'
import { type FeedRecorder, type RecordedLine, recordFeed, recordTrade360 } from '../modules/sources/uof/index.ts'

/** The feed in the settings that is recorded. */
function recorderOf(isTrade360: boolean): (write: (line: RecordedLine) => void) => FeedRecorder {
  const { uof, trade360, logLevel } = readConfig(process.env)
  const ports = { clock: systemClock, log: createLog(logLevel) }
  if (isTrade360 && trade360 !== null) return (write) => recordTrade360(trade360, ports, write)
  if (!isTrade360 && uof !== null) return (write) => recordFeed(uof, ports, write)
  throw new Error(`no feed is set: ${isTrade360 ? 'LSPORTS_MQ_URL' : 'UOF_MQ_URL'} names its broker.`)
}

/** Records the feed of the settings into a file, until the process is stopped. */
export async function record(args: readonly string[]): Promise<number> {
  const isTrade360 = args[0] === '--trade360'
  const [file, ...more] = isTrade360 ? args.slice(1) : args
  if (file === undefined || more.length > 0) {
    console.error('Usage: npm run book -- record [--trade360] FILE')
    return 1
  }
  const begin = recorderOf(isTrade360)
  // A file that is there already may be another recording.
  const out = createWriteStream(file, { flags: 'wx' })
  const opened = new Promise<void>((resolve, reject) => out.once('open', () => resolve()).once('error', reject))
  await opened
  const recorder = begin((line) => void out.write(`${JSON.stringify(line)}\n`))
  console.log(`Recording into ${file}; Ctrl+C ends it.`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await recorder.stop()
  out.end()
  await finished(out)
  const { messages, documents, missing } = recorder.counts()
  console.log(`${messages} messages and ${documents} documents are in ${file}; ${missing} documents were not given.`)
  return 0
}
