import { dirname } from 'node:path'
import { askOperator } from '../../apps/book/src/operator/socket/operator-socket.ts'
import type { Product } from './product.ts'

/** Gives the running book a command, as `npm run book` hands it over; returns what it says. */
export async function operate({ outbox }: Product, ...words: readonly string[]): Promise<string> {
  const [name = '', ...args] = words
  const place = { dataDir: dirname(outbox), databaseUrl: process.env.DATABASE_URL ?? null }
  const answer = await askOperator(place, { name, args, cwd: process.cwd() })
  if (answer?.ok !== true) throw new Error(`${words.join(' ')}: ${answer?.text ?? 'no book is running.'}`)
  return answer.text.trim()
}
