import type { Announcer, ToastStore } from '@touchline/ui'
import { useServices } from '../services/index.ts'

declare module '../services/index.ts' {
  interface Services {
    /** Short messages over the page. */
    readonly toasts: ToastStore
    /** What the page reads out. */
    readonly announcer: Announcer
  }
}

export const useToasts = (): ToastStore => useServices().toasts
export const useAnnouncer = (): Announcer => useServices().announcer
