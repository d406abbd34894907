import { readSite } from '@touchline/contract/site-file'
import { answerQuestions } from '../../../../platform/loading/thread.ts'
import type { CheckAnswer, CheckQuestion } from './site-checker.ts'

// A site of a megabyte takes longer to check than a key press may take: here it delays nothing.
answerQuestions<CheckQuestion, CheckAnswer>(({ number, file }) => ({ number, problems: readSite(file).problems }))
