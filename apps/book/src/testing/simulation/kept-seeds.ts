/** Seeds that found something once; they are played first, whatever range of seeds is requested. */
export const KEPT_SEEDS: readonly number[] = []
