/**
 * Version of the wire. It grows with a change that an earlier back end or client would not understand: a field that
 * goes or changes its meaning, a code, a route. Additions leave it as it is (docs/decisions/0030).
 * Version 3: `PageConfig` and `SiteConfig` no longer mark unchanged pages. The content of every page is its blocks
 * (docs/decisions/0062).
 */
export const PROTOCOL_VERSION = 3
