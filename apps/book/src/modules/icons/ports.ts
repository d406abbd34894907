export interface IconsPorts {
  /** Drawings of the published site, by the names of symbols, and what names them all; null where it has none. */
  ownIcons(): Promise<{ readonly version: string; readonly paths: ReadonlyMap<string, string> } | null>
}
