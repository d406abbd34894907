import type { ServedLocale } from '../../../../kernel/locale.ts'

/** A package of the vendor: what is in play, or what comes before the start. */
export interface Trade360Package {
  readonly id: number
  /** With the virtual host as its path. */
  readonly mqUrl: string
}

/** A language of this book by the vendor's number. */
export interface Trade360Language {
  readonly language: ServedLocale
  readonly id: number
}

/** An account with TRADE360 of LSports. */
export interface Trade360Account {
  readonly user: string
  readonly password: string
  /** Where distribution is started. Without a slash at its end. */
  readonly apiUrl: string
  /** Without a slash at its end. */
  readonly snapshotUrl: string
  /** Certificates in PEM; null: the public authorities. */
  readonly ca: string | null
  /** Languages that names are requested in, beside the English ones of messages. */
  readonly languages: readonly Trade360Language[]
  readonly inPlay: Trade360Package | null
  readonly preMatch: Trade360Package | null
}

/** One of both packages, as the feed works with it. */
export interface PackageTerms extends Trade360Package {
  /** As the Unified Odds Feed numbers producers: 1 in play, 3 before the start. */
  readonly product: 1 | 3
  /** As the vendor's snapshot calls it. */
  readonly path: 'InPlay' | 'PreMatch'
}

export function packagesOf({
  inPlay,
  preMatch,
}: Pick<Trade360Account, 'inPlay' | 'preMatch'>): readonly PackageTerms[] {
  return [
    ...(inPlay === null ? [] : [{ ...inPlay, product: 1, path: 'InPlay' } as const]),
    ...(preMatch === null ? [] : [{ ...preMatch, product: 3, path: 'PreMatch' } as const]),
  ]
}
