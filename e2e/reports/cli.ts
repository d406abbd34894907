import { startCollector } from './collector.ts'
import { describeEvent } from './describe-event.ts'

/** `npm run reports [PORT]`: takes what a product on this machine reports, and prints it until it is stopped. */
const DEFAULT_PORT = 8_969

const [given, ...more] = process.argv.slice(2)
const port = given === undefined ? DEFAULT_PORT : Number(given)
if (more.length > 0 || !Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('npm run reports takes the port to listen on, a whole number from 0 to 65535, and nothing else.')
  process.exit(1)
}
try {
  const { dsn } = await startCollector(port, (event) => console.log(`${describeEvent(event)}\n`))
  console.log(`Start the product with SENTRY_DSN=${dsn}; what it reports is printed here.\n`)
} catch (error) {
  console.error(
    `The collector cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
