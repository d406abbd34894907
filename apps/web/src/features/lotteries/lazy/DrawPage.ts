/** A draw as its page brings it: a chunk of this name, whoever else draws one. */
export { DrawView } from '../DrawView.tsx'
