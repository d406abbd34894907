import { Pagination } from '@touchline/contract'
import * as z from 'zod/mini'
import type { Trial } from '../trial.ts'

const Page = z.object({ data: z.array(z.record(z.string(), z.unknown())), pagination: Pagination })
type Page = z.infer<typeof Page>

const LIMIT = 3
const PAGES = 4
/** A list may change between two pages of it; a fault of every attempt is one. */
const ATTEMPTS = 4

/** Pages of a list fit together: every entry once, full pages, the right number of them. */
export async function paging(trial: Trial): Promise<void> {
  const { call, prepared } = trial
  if (prepared.refused || !call.query || !z.safeParse(call.query, { ...prepared.query, page: '1', limit: '1' }).success)
    return
  let wrong: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    wrong = await misfits(trial)
    if (wrong.length === 0) return
  }
  trial.failures.push(...wrong)
}

async function pageAt(trial: Trial, page: number): Promise<Page | string> {
  const query = { ...trial.prepared.query, page: String(page), limit: String(LIMIT) }
  const reply = await trial.by.ask(trial.name, { ...trial.prepared, query })
  const parsed = z.safeParse(Page, reply.json)
  return parsed.success ? parsed.data : `page ${page} answers ${reply.status} and is no page`
}

async function misfits(trial: Trial): Promise<string[]> {
  const wrong: string[] = []
  const seen = new Set<string>()
  const first = await pageAt(trial, 1)
  if (typeof first === 'string') return [first]
  const { total, last_page: last } = first.pagination
  const lastDue = Math.max(1, Math.ceil(total / LIMIT))
  if (last !== lastDue) wrong.push(`last_page is ${last} where ${total} entries by ${LIMIT} make ${lastDue}`)
  for (const number of new Set([...Array.from({ length: Math.min(last, PAGES) }, (_, at) => at + 1), last, last + 1])) {
    const page = number === 1 ? first : await pageAt(trial, number)
    if (typeof page === 'string') return [...wrong, page]
    const { pagination, data } = page
    if (pagination.page !== number || pagination.limit !== LIMIT)
      wrong.push(`page ${number} says it is page ${pagination.page} by ${pagination.limit}`)
    if (pagination.total !== total) wrong.push(`total is ${pagination.total} on page ${number} and ${total} on page 1`)
    const due = Math.max(0, Math.min(LIMIT, total - (number - 1) * LIMIT))
    if (data.length !== due) wrong.push(`page ${number} has ${data.length} entries where ${due} are due`)
    for (const entry of data) {
      const identity = JSON.stringify([entry.type, entry.id ?? entry.position, entry.specifier])
      if (seen.has(identity)) wrong.push(`entry ${identity} is on two pages`)
      seen.add(identity)
    }
  }
  return wrong
}
