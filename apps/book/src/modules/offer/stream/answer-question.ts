import type { CustomPricer } from '../../pricing/index.ts'
import { type Answer, readQuestion } from './questions.ts'

/** The owner's response to a follower's question; null if the text is no question. */
export async function answerQuestion(customPricer: CustomPricer, text: string): Promise<Answer | null> {
  const question = readQuestion(text)
  if (question === null) return null
  const together = () => question.wanted.map(({ eventId, legs }) => customPricer.together(eventId, legs))
  let values = together()
  // A source that queries a vendor has the values only after the fetch.
  if ((await customPricer.fetch?.()) === true) values = together()
  return { kind: 'answer', ask: question.ask, values }
}
