/** Whether this browser lets a video float over other pages. */
export function canFloat(): boolean {
  return document.pictureInPictureEnabled === true
}

/** Lets a video float, or returns it to the page. Returns whether that worked: a browser may refuse. */
export async function floatVideo(video: HTMLVideoElement | null): Promise<boolean> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video?.requestPictureInPicture()
    return true
  } catch {
    return false
  }
}
