/** Questions about the last twelve months, after the Problem Gambling Severity Index. */
export const QUESTIONS = ['afford', 'more', 'chase', 'borrow', 'problem', 'others', 'guilt', 'health', 'money'] as const
export type Question = (typeof QUESTIONS)[number]
/** From never to almost always. */
export const ANSWERS = [0, 1, 2, 3] as const
export type Answer = (typeof ANSWERS)[number]

export type Risk = 'none' | 'low' | 'medium' | 'high'

/** The result of all answers: none, some, or many signs. Null while a question is open. */
export function riskOf(answers: ReadonlyMap<Question, Answer>): Risk | null {
  if (answers.size < QUESTIONS.length) return null
  const score = [...answers.values()].reduce<number>((sum, answer) => sum + answer, 0)
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'medium' : 'high'
}
