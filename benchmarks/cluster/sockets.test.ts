import { expect, test } from 'vitest'
import { problemWithFiles } from './sockets.ts'

test('more sockets than files may be open are refused with the number that is possible', () => {
  expect(problemWithFiles(10_000, 20_000)).toBeNull()
  expect(problemWithFiles(10_000, 10_500)).toBeNull()
  expect(problemWithFiles(10_000, 1_024)).toBe(
    '10000 sockets need 10500 open files for each process, and ulimit -Hn is 1024: raise it, or set CLUSTER_SOCKETS=524.',
  )
})
