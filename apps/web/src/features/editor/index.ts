/** Editor: where operators compose the site on screen. Everything of it comes when it is opened. */
export { EditorPage } from './EditorPage.tsx'
