import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { readConfig } from '../config.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLog } from '../kernel/log.ts'
import { recordFeed } from '../modules/sources/uof/index.ts'

/** Records the feed of the settings into a file, until the process is stopped. */
export async function record(args: readonly string[]): Promise<number> {
  const [file, ...more] = args
  if (file === undefined || more.length > 0) {
    console.error('Usage: npm run book -- record FILE')
    return 1
  }
  const config = readConfig(process.env)
  if (config.uof === null) throw new Error('no feed is set: UOF_MQ_URL names its broker.')
  // A file that is there already may be another recording.
  const out = createWriteStream(file, { flags: 'wx' })
  const opened = new Promise<void>((resolve, reject) => out.once('open', () => resolve()).once('error', reject))
  await opened
  const recorder = recordFeed(config.uof, { clock: systemClock, log: createLog(config.logLevel) }, (line) => {
    out.write(`${JSON.stringify(line)}\n`)
  })
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
