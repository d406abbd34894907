const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
/** How a day is named that is neither today nor beside it. */
export const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', ...DATE }
/** Letters that a row has room for beside its teams. */
const ROOM = 13

/** A day as a row has room for it: with its weekday unless the date would be cut by that. */
export function dayForRow(name: string, written: (how: Intl.DateTimeFormatOptions) => string): string {
  return name.length > ROOM ? written(DATE) : name
}
