import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { Product } from './product.ts'

const COMMANDS = join(import.meta.dirname, '../../apps/book/src/cli/main.ts')

/** Gives the running book a command, as a person of the operator does; answers what it says. */
export function operate({ outbox }: Product, ...words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dirname(outbox) }
    execFile(process.execPath, [COMMANDS, ...words], { env }, (error, said, complaint) =>
      error === null ? resolve(said.trim()) : reject(new Error(`${words.join(' ')}: ${said}${complaint}`)),
    )
  })
}
