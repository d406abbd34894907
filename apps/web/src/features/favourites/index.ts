export { Favorites, FavoritesPage } from './FavoritesPage.tsx'
export { Star, type StarProps } from './Star.tsx'
export { createFavourites } from './service.ts'
