import { writeErrors } from './errors.ts'

writeErrors()
