/** Seeds that found something once; they are played first, whatever range of seeds is asked for. */
export const KEPT_SEEDS: readonly number[] = []
