import { createContext, useContext } from 'react'
import { useFormat } from '../../i18n/index.ts'
import { dayForRow } from './day-words.ts'
import { useDayName } from './use-day.ts'

/** The name of the day that is shown above the rows, so that they do not repeat it; empty where none is. */
export const DayAbove = createContext('')

/** The same for a row: without the weekday where the date would be cut; empty on the day that is shown above. */
export function useRowDayName(): (at: number) => string {
  const { date } = useFormat()
  const dayName = useDayName()
  const above = useContext(DayAbove)
  return (at) => {
    const name = dayName(at)
    return name === above ? '' : dayForRow(name, (how) => date(at, how))
  }
}
