import type { CustomPricer } from '../../pricing/index.ts'
import { type Answer, readQuestion } from './questions.ts'

/** The owner's answer to a follower's question; null where it is not one. */
export async function answerQuestion(customPricer: CustomPricer, text: string): Promise<Answer | null> {
  const question = readQuestion(text)
  if (question === null) return null
  const together = () => question.wanted.map(({ eventId, legs }) => customPricer.together(eventId, legs))
  let values = together()
  // A source that asks a vendor has the responses after that.
  if ((await customPricer.fetch?.()) === true) values = together()
  return { kind: 'answer', ask: question.ask, values }
}
