import { shapes } from 'virtual:answer-shapes/early'
import { type AnswerChecks, answerChecks } from './answer-checks.ts'

/** The checks of events and of what every page asks by itself, fetched beside the page, which stands without them; others follow. */
export const checks: AnswerChecks = answerChecks(shapes, async (call) =>
  (await import('./asked-checks.ts')).askedChecks.of(call),
)
