export { WithBuilder } from './WithBuilder.tsx'
