/** A championship as its page brings it: a chunk of this name, whoever else draws one. */
export { FieldView } from '../FieldView.tsx'
