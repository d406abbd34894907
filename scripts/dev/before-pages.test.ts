import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { beforePages } from './before-pages.ts'

test('an address that is no file reaches the pages unchanged', () => {
  const request = { url: '/sports/live?page=2' } as IncomingMessage
  const seen: (string | undefined)[] = []
  const handle = beforePages((asked, _, next) => {
    asked.url = asked.url?.replace('/sports', '')
    seen.push(asked.url)
    next()
  })
  handle(request, {} as ServerResponse, () => seen.push(request.url))
  expect(seen).toEqual(['/live?page=2', '/sports/live?page=2'])
})
