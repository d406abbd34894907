import { expect, test } from 'vitest'
import { type Answer, QUESTIONS, riskOf } from './self-test.ts'

const answering = (...given: Answer[]) => new Map(QUESTIONS.map((question, i) => [question, given[i] ?? 0]))

test('SAFE-04: the self-test shows no result before every question has an answer, then the risk of the sum', () => {
  expect(riskOf(new Map([['afford', 3]]))).toBeNull()
  const risks = [answering(), answering(1), answering(1, 1), answering(3), answering(3, 3, 1), answering(3, 3, 2)]
  expect(risks.map(riskOf)).toEqual(['none', 'low', 'low', 'medium', 'medium', 'high'])
})
