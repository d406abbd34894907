import { part } from '../platform/part.ts'

/** What shows dialogs. */
export const DIALOG_HOST = part(() => import('./dialogs/DialogHost.tsx'))
