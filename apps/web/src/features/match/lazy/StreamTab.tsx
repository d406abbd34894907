import type { Match } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { localStore } from '../../../platform/storage/storage.ts'
import { Player } from './Player.tsx'
import styles from './StreamTab.module.css'

/** Remembers whether pictures are wanted: they cost a phone its data. */
const ENABLED_KEY = 'video_streaming_enabled'

/** Pictures of a match that play in the page, and transmissions of it elsewhere (MATCH-02). */
export function StreamTab({ match }: { match: Match }) {
  const text = useText()
  const asked = { params: { id: match.id } }
  const videos = useCall('getMatchVideo', asked)
  const streams = useCall('getMatchStreams', asked)
  const video = videos.data?.data[0]
  const [isShown, setIsShown] = useState(false)
  // The server does not know what the browser keeps.
  useEffect(() => setIsShown(localStore.read(ENABLED_KEY) !== false), [])

  function show(isWanted: boolean) {
    localStore.write(ENABLED_KEY, isWanted)
    setIsShown(isWanted)
  }

  return (
    <div className={styles.StreamTab}>
      {video && (
        <label className={styles.Show}>
          <input type="checkbox" checked={isShown} onChange={({ target }) => show(target.checked)} />
          {text('centre.stream.show')}
        </label>
      )}
      {video && isShown && (
        <Player
          key={video.url}
          url={video.url}
          title={`${match.competitors.home.name} – ${match.competitors.away.name}`}
        />
      )}
      {videos.data && !video && <p className={styles.None}>{text('centre.stream.none')}</p>}
      {videos.isError && !videos.data && <p className={styles.None}>{text('centre.unknown')}</p>}
      {streams.data && streams.data.data.length > 0 && (
        <ul className={styles.Links}>
          {streams.data.data.map(({ link, provider, language_code: language }) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer">
                {provider}
                {language && ` (${language})`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
