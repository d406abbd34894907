/** The notice of cookies, and which there are. */
export { CookieNotice } from './CookieNotice.tsx'
export { whenConsented } from './consent.ts'
