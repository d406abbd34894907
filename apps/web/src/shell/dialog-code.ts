import { part } from '../platform/loading/part.ts'

/** What shows dialogs. */
export const DIALOG_HOST = part(() => import('./dialogs/DialogHost.tsx'))
