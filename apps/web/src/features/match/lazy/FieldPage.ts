/** The view of a championship in a chunk of its own name, which other chunks share. */
export { FieldView } from '../FieldView.tsx'
