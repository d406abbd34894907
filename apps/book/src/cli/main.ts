import { isOperationName } from '../operator/operation-names.ts'
import { sentenceOf } from '../operator/sentence-of.ts'
import { operate } from './operate.ts'

/** Commands of `npm run book -- <command>`. Each returns its exit code; an error is one sentence. */
const SERVE = 'serve            the book alone, without the web application'
const RECORD =
  'record FILE      (--trade360) what the feed sends, until it is stopped; npm run feed-server -- FILE plays it'

async function run(name: string, args: readonly string[]): Promise<number> {
  // The book itself is loaded only where it is served: most commands are done by the one that runs.
  if (name === 'serve') return (await import('./serve.ts')).serve()
  if (name === 'record') return (await import('./record.ts')).record(args)
  if (isOperationName(name)) return operate(name, args)
  const { OPERATIONS } = await import('../operator/operations.ts')
  const helps = [SERVE, RECORD, ...Object.values(OPERATIONS).map(({ help }) => help)]
  console.log(`npm run book -- <command>\n\n${helps.map((help) => `  ${help}`).join('\n')}`)
  return name === 'help' ? 0 : 1
}

const [name = 'help', ...args] = process.argv.slice(2)
try {
  process.exitCode = await run(name, args)
} catch (error) {
  console.error(`${name} failed: ${sentenceOf(error)}`)
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack)
  process.exitCode = 1
}
