import { useSite } from '../../site/index.ts'

/** Whether the site has a tag manager, whose cookies are accepted or not with all others. */
export const useHasTags = (): boolean => (useSite()?.gtmId ?? null) !== null
