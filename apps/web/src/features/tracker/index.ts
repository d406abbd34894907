export { Tracker } from './Tracker.tsx'
