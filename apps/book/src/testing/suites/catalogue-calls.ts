import { favouritesSuite } from './favourites.ts'
import { integrationsSuite } from './integrations.ts'
import { matchInfoSuite } from './match-info.ts'
import { offersSuite } from './offers.ts'
import { predictionsSuite } from './predictions.ts'
import { searchSuite } from './search.ts'
import { sharingSuite } from './sharing.ts'
import { siteSuite } from './site.ts'
import { siteEditorSuite } from './site-editor.ts'
import { sportsSuite } from './sports.ts'
import type { Suite } from './suite.ts'

/** What surrounds betting, on every database the book runs on. */
export function catalogueCallsSuite(suite: () => Suite): void {
  favouritesSuite(suite)
  // Before all that publish a site of their own.
  siteSuite(suite)
  sharingSuite(suite)
  predictionsSuite(suite)
  matchInfoSuite(suite)
  searchSuite(suite)
  offersSuite(suite)
  integrationsSuite(suite)
  sportsSuite(suite)
  siteEditorSuite(suite)
}
