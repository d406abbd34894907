/** The placements around every page: header, rail, side panel, tab bar and phone menu, composed by the site. */
export type { AnyBlock } from '../blocks/define-block.ts'
export { addPageKinds } from '../blocks/page-kinds.ts'
export { CONTENT, contentParts, loadContent } from './content.ts'
export { Header } from './Header.tsx'
export { loadPlacements, placementParts } from './load-placements.ts'
export { Rail } from './Rail.tsx'
export { SidePanel } from './SidePanel.tsx'
export { TabBar } from './TabBar.tsx'
