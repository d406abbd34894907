export { MatchView } from './MatchView.tsx'
export { OutrightView } from './OutrightView.tsx'
