import { useServices } from '../services/index.ts'
import type { Dialogs } from './store.ts'

declare module '../services/index.ts' {
  interface Services {
    /** Dialogs over the page, which the viewer must answer or close. */
    readonly dialogs: Dialogs
  }
}

/** Opens and closes the dialogs of the page. */
export const useDialogs = (): Dialogs => useServices().dialogs
