export { FieldView } from './FieldView.tsx'
export { MatchView } from './MatchView.tsx'
