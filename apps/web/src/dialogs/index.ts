export type { Bare, Carried, SignInReason, WithToken } from './carried.ts'
export { useDialogs } from './service.ts'
export { type Asked, createDialogs, type DialogName, type Dialogs } from './store.ts'
