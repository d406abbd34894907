export const MARGIN_METHODS = ['multiplicative', 'additive', 'power', 'shin'] as const
/**
 * How a margin is spread over the outcomes: in proportion, the same for each, by a power (long shots carry more), or as
 * Shin's model of informed bettors has it.
 */
export type MarginMethod = (typeof MARGIN_METHODS)[number]
