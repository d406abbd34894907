/** The view of a race in a chunk of its own name, which other chunks share. */
export { RaceView } from '../RaceView.tsx'
