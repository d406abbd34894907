import { shapes } from 'virtual:answer-shapes/asked'
import { shapes as early } from 'virtual:answer-shapes/early'
import { part } from '../../platform/loading/part.ts'
import { type AnswerChecks, above, answerChecks } from './answer-checks.ts'

const MORE = part(() => import('./more-checks.ts'))

/** The checks of what some pages ask by themselves, and those of players. */
export const askedChecks: AnswerChecks = answerChecks(above(early, shapes), async () => (await MORE.load()).moreChecks)
