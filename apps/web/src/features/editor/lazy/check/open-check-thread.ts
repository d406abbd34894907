import { openThread } from '../../../../platform/loading/thread.ts'
import script from './check-site.worker.ts?worker&url'
import type { CheckAnswer, CheckQuestion, CheckThread } from './site-checker.ts'

export function openCheckThread(onAnswer: (answer: CheckAnswer) => void): CheckThread {
  return openThread<CheckQuestion, CheckAnswer>('site-check', script, onAnswer)
}
