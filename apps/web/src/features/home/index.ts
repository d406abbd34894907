export { TopMatches } from './TopMatches.tsx'
