import { shapes } from 'virtual:answer-shapes/asked'
import { shapes as early } from 'virtual:answer-shapes/early'
import { part } from '../../platform/loading/part.ts'
import { type AnswerChecks, above, answerChecks } from './answer-checks.ts'

const MORE = part(() => import('./more-checks.ts'))

/** The checks of the calls that some pages make on load, and of players' calls. */
export const askedChecks: AnswerChecks = answerChecks(above(early, shapes), async () => (await MORE.load()).moreChecks)
