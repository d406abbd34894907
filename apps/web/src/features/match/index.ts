export { FieldView } from './FieldView.tsx'
export { MatchMarkets, MatchView } from './MatchView.tsx'
export { Scoreboard } from './Scoreboard.tsx'
