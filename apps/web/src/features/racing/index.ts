export { Meetings } from './Meetings.tsx'
export { NextRaces } from './NextRaces.tsx'
export { RaceView } from './RaceView.tsx'
export { RACE_VIEW } from './views.ts'
