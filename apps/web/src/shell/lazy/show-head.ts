import { showTags } from '../../platform/third-party/show-tags.ts'
import { type HeadOptions, headTags } from '../head-tags.ts'

/** Puts the tags of a page into the head, for sharing and bookmarks; the server put those of the first page there. */
export function showHead(options: HeadOptions): void {
  showTags(headTags(options))
}
