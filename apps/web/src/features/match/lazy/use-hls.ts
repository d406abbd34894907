import { useEffect, useRef, useState } from 'react'
import { part } from '../../../platform/loading/part.ts'

const HLS = part(() => import('hls.js/light'))

/** `failed`: it cannot be played, or no longer; `retry` starts it again. */
export type PlayState = 'waiting' | 'playing' | 'failed'

/** Attaches a playlist to a video element: by `hls.js`, or by the browser where that plays HLS itself. */
export function useHls(url: string) {
  const ref = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<PlayState>('waiting')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    const video = ref.current
    if (!video) return undefined
    let isOver = false
    let stop = () => {}
    const fail = () => !isOver && setState('failed')
    const play = () => setState('playing')
    video.addEventListener('playing', play)

    async function attach(element: HTMLVideoElement): Promise<void> {
      const { default: Hls } = await HLS.load()
      if (isOver) return
      if (!Hls.isSupported()) {
        element.src = url
        element.addEventListener('error', fail)
        stop = () => element.removeAttribute('src')
        return
      }
      // Without a worker: the policy of the page allows no script but its own files.
      const hls = new Hls({ enableWorker: false, liveSyncDurationCount: 3 })
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (!fatal) return
        hls.destroy()
        fail()
      })
      hls.loadSource(url)
      hls.attachMedia(element)
      stop = () => hls.destroy()
    }

    attach(video).catch(fail)
    return () => {
      isOver = true
      video.removeEventListener('playing', play)
      video.removeEventListener('error', fail)
      stop()
    }
  }, [url, attempt])
  return {
    ref,
    state,
    retry() {
      setState('waiting')
      setAttempt((count) => count + 1)
    },
  }
}
