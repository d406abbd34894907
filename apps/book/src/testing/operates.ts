import { perform } from '../operator/perform.ts'
import type { TestBook } from './test-book.ts'

/** What an operator says on the command line. */
export function operates(book: TestBook, line: string) {
  const [name = '', ...args] = line.split(' ')
  return perform({ name, args }, book.parts)
}
