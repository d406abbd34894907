import { pagesOf } from '../../testing/pages-of.tsx'

export const DEMO = await pagesOf('finding')
