import { shapes } from 'virtual:answer-shapes'
import { type AnswerChecks, answerChecks } from './answer-checks.ts'

/** The checks of every call and event that pages use; fetched beside the page, which stands without them. */
export const checks: AnswerChecks = answerChecks(shapes)
