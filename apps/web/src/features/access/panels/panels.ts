import type { ReactNode } from 'react'
import type { AccountDialogName } from '../../account/index.ts'
import { FORMS } from './forms.ts'
import { LINKS } from './links.ts'
import { SignUp } from './SignUp.tsx'

/** What each way into an account shows. */
export type Panel = (props: { token: string }) => ReactNode

export const PANELS: Readonly<Record<AccountDialogName, Panel>> = { ...FORMS, ...LINKS, 'sign-up': SignUp }
