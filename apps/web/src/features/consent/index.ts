/** The notice of cookies, and which there are. */
export { CookiePlace, noticeParts } from './CookiePlace.tsx'
export { whenConsented } from './consent.ts'
