export { Countries } from './Countries.tsx'
export { RecentlyViewed } from './RecentlyViewed.tsx'
export { rememberView } from './remember-view.ts'
export { SportTree } from './SportTree.tsx'
