export { ResultList } from './ResultList.tsx'
