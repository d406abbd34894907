import { writeTerms } from './terms.ts'

writeTerms()
