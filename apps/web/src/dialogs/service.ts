import { useServices } from '../services/index.ts'
import type { Dialogs } from './store.ts'

declare module '../services/index.ts' {
  interface Services {
    /** What lies over the page and must be answered or closed. */
    readonly dialogs: Dialogs
  }
}

/** Opens and closes the dialogs of the page. */
export const useDialogs = (): Dialogs => useServices().dialogs
