export { DrawView } from './DrawView.tsx'
export { FieldView } from './FieldView.tsx'
export { MatchView } from './MatchView.tsx'
export { RaceView } from './RaceView.tsx'
