export { addMargin } from './add-margin.ts'
export { MARGIN_METHODS, type MarginMethod } from './method.ts'
export { type FairBook, marginOf, removeMargin } from './remove-margin.ts'
