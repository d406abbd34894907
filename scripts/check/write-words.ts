import { allowWords } from './words.ts'

console.log(allowWords())
