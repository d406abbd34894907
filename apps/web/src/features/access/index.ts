export { AccessPage } from './AccessPage.tsx'
export { AccountModal } from './AccountModal.tsx'
export { type CheckedLink, linkQuery } from './links/link-query.ts'
export { tokenOf, WAYS } from './ways.ts'
