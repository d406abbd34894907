/** A kick-off of the weekly programme; minutes from Monday 00:00 UTC. */
export interface WeekSlot {
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number
  readonly minuteOfDay: number
}

const WEEKDAYS: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Reads `sat 12:30 15:00*3, sun 14:00`: one slot per match, in the order of time. */
export function parseWeek(text: string): readonly WeekSlot[] {
  const slots: WeekSlot[] = []
  for (const day of text.split(',')) {
    const [name = '', ...times] = day.trim().split(/\s+/)
    const weekday = WEEKDAYS.indexOf(name)
    if (weekday < 0) throw new Error(`Unknown weekday in a league's week: ${day}`)
    for (const time of times) {
      const match = /^(\d\d):(\d\d)(?:\*(\d+))?$/.exec(time)
      if (match === null) throw new Error(`Kick-off cannot be read: ${time}`)
      const minuteOfDay = Number(match[1]) * 60 + Number(match[2])
      for (let i = 0; i < Number(match[3] ?? 1); i++) slots.push({ weekday, minuteOfDay })
    }
  }
  return slots.sort((a, b) => a.weekday - b.weekday || a.minuteOfDay - b.minuteOfDay)
}
