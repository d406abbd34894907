import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../check/run-tool.ts'

const PROGRAM = join(ROOT, 'apps/book/src/testing/feed-server/cli.ts')

export interface WithFeedServer {
  /** Settings of a book that takes the feed. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Runs a vendor of the Unified Odds Feed beside the product, which plays a league of its own.
 * @param hasTrade360 TRADE360 covers the same league
 */
export async function withFeedServer(hasTrade360: boolean): Promise<WithFeedServer> {
  if (!existsSync(PROGRAM)) throw new Error('--feed needs the sources of the product; this release is without them.')
  const child = spawn(process.execPath, [PROGRAM, ...(hasTrade360 ? ['--trade360'] : [])], {
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const env: Record<string, string> = {}
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the feed server ended before it was ready.')))
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const [, name = '', value = ''] = /^((?:UOF|LSPORTS)_\w+)=(.*)$/.exec(line) ?? []
      if (name !== '') env[name] = value
      console.log(line)
      if (line.includes('is ready')) resolve()
    })
  })
  return {
    env,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
