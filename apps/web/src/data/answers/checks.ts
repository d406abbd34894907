import { shapes } from 'virtual:answer-shapes/early'
import { part } from '../../platform/loading/part.ts'
import { type AnswerChecks, answerChecks } from './answer-checks.ts'

const ASKED = part(() => import('./asked-checks.ts'))

/** The checks of events and of what every page asks by itself, fetched beside the page, which stands without them; others follow. */
export const checks: AnswerChecks = answerChecks(shapes, async (call) => (await ASKED.load()).askedChecks.of(call))
