const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Writes how long was played, as hours and minutes, into the mark above the page; where there is none, nothing. */
export function showPlayed(ms: number): void {
  const place = document.querySelector('[data-time-played]')
  if (place === null) return
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  place.textContent = `${Math.floor(ms / HOUR_MS)}:${String(minutes).padStart(2, '0')}`
  if (place.parentElement) place.parentElement.hidden = false
}
