/** A race as its page brings it: a chunk of this name, whoever else draws one. */
export { RaceView } from '../RaceView.tsx'
