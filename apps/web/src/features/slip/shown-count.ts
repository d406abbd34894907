import { upTo } from '../../ui/index.ts'

/** Above this number the count is shown as `40+`. */
const MOST = 40

/** The number of selections in every badge (CAT-09): `40+` beyond forty. */
export const shownCount = (count: number): string => upTo(MOST, count)
