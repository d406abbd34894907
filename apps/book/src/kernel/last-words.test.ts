import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const LOG = join(HERE, 'log.ts')

/** Runs a process with its last words, and returns how it ended and each line it logged. */
function processThat(fails: string) {
  const script = `
    const { createLog } = await import(${JSON.stringify(LOG)})
    const { logLastEntry } = await import(${JSON.stringify(join(HERE, 'last-words.ts'))})
    logLastEntry(createLog('info').logger)
    setTimeout(() => {}, 60_000)
    ${fails}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

test.each([
  ['a promise without a handler', `Promise.reject(new Error('the line is gone'))`, 'unhandledRejection'],
  ['an exception in a timer', `setTimeout(() => { throw new Error('the line is gone') }, 1)`, 'uncaughtException'],
])('%s is logged once, and ends the process', (_, fails, origin) => {
  const { status, lines, stderr } = processThat(fails)
  expect(status).toBe(1)
  expect(stderr).toBe('')
  expect(lines).toMatchObject([{ level: 60, origin, err: { message: 'the line is gone' } }])
})
