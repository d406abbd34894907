import type { CustomPricer } from '../../pricing/index.ts'
import { type Answer, readQuestion } from './questions.ts'

/** The owner's response to a follower's question; null if the text is no question. */
export async function answerQuestion(customPricer: CustomPricer, text: string): Promise<Answer | null> {
  const question = readQuestion(text)
  if (question === null) return null
  const probabilities = () => question.wanted.map(({ eventId, legs }) => customPricer.jointProbability(eventId, legs))
  let values = probabilities()
  // A source that queries a vendor has the values only after the fetch.
  if ((await customPricer.fetch?.()) === true) values = probabilities()
  return { kind: 'answer', ask: question.ask, values }
}
