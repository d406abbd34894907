import { part } from '../../../platform/loading/part.ts'

/** The legs, stakes and button of a slip that is not empty. */
export const EDITOR = part(() => import('../lazy/SlipEditor.tsx'))
