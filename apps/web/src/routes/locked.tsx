export { errorPage as page } from './error-page.tsx'
