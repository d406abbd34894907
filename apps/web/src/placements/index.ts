/** What stands around every page: header, rail, side panel, tab bar and phone menu, put together by the site. */
export { Header } from './Header.tsx'
export { OWN_PAGE } from './kinds.ts'
export { loadPlacements, placementParts } from './load-placements.ts'
export { Rail } from './Rail.tsx'
export { SidePanel } from './SidePanel.tsx'
export { TabBar } from './TabBar.tsx'
