import { page as errorPage } from './error.tsx'

/** Nothing is offered here, or not now: why stands in words that no other page needs. */
export const page: typeof errorPage = { ...errorPage, messages: ['information'] }
