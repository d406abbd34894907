import { errorPage } from './error-page.tsx'

/** Says why with words that no other page needs. */
export const page: typeof errorPage = { ...errorPage, messages: ['information'] }
