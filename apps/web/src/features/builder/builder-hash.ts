/** The hash of the builder's tab in the address of a match (ROUTE-06). */
export const BUILDER_HASH = '#betBuilder'
