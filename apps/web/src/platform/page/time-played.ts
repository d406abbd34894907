const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Writes into places of the page that the application leaves empty, where their text differs. */
function write(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) {
    if (place.textContent !== text) place.textContent = text
    if (place.parentElement?.hidden) place.parentElement.hidden = false
  }
}

/**
 * Writes the time played, as hours and minutes, in every place that shows it: the mark above the page, beside the
 * balance.
 */
export function showPlayed(ms: number): void {
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  write('[data-time-played]', `${Math.floor(ms / HOUR_MS)}:${String(minutes).padStart(2, '0')}`)
}

/** Writes the time of day in every place that shows it. */
export function showTimeOfDay(time: string): void {
  write('[data-time-of-day]', time)
}
