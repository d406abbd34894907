declare module 'virtual:answer-shapes/*' {
  /** Shapes of the responses that pages read, made of the contract at build time. */
  export const shapes: import('./shape.ts').AnswerShapes
}
