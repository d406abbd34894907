import { page as errorPage } from './error.tsx'

/** There is no such page, in words that no other page needs. */
export const page: typeof errorPage = { ...errorPage, messages: ['heads'] }
