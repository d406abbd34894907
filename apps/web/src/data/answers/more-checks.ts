import { shapes as asked } from 'virtual:answer-shapes/asked'
import { shapes as early } from 'virtual:answer-shapes/early'
import { shapes } from 'virtual:answer-shapes/later'
import { above, type CallChecks, callChecks } from './answer-checks.ts'

/** The checks of every other call; fetched with the first touch of the page, or with the first such call. */
export const moreChecks: CallChecks = callChecks(above(above(early, asked), shapes))
