import { shapes } from 'virtual:answer-shapes/early'
import { part } from '../../platform/loading/part.ts'
import { type AnswerChecks, answerChecks } from './answer-checks.ts'

const ASKED = part(() => import('./asked-checks.ts'))

/** The checks of events and of every page's own calls, loaded beside the page, which renders without them. */
export const checks: AnswerChecks = answerChecks(shapes, async (call) => (await ASKED.load()).askedChecks.of(call))
