/** The view of a draw in a chunk of its own name, which other chunks share. */
export { DrawView } from '../DrawView.tsx'
