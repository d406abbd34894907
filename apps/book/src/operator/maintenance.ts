import { announceMaintenance, cancelMaintenance, maintenanceAhead } from '../modules/site/index.ts'
import { misunderstood, type Operation } from './operation.ts'
import { BadWord, readId, readTime } from './results/words.ts'

const usage = `maintenance [list] | maintenance FROM UNTIL | maintenance cancel NUMBER
  maintenance 2026-12-01T02:00:00Z 2026-12-01T03:30:00Z
Every page says so until it is over, and every player finds it among their notifications. What is cancelled while it goes on is over.`

const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`

/** Announces maintenance for a time, shows what is announced, and calls it off. */
export const maintenance: Operation = {
  help: 'maintenance FROM UNTIL | list | cancel NUMBER   announced to every page and player',
  usage,
  onlyLooks: ([word]) => word === undefined || word === 'list',
  async run([first, second, ...rest], { db, clock, signals }) {
    const now = clock.now()
    if (rest.length > 0) return misunderstood({ usage })
    if (first === undefined || (first === 'list' && second === undefined)) {
      const lines = (await maintenanceAhead(db, now)).map(
        ({ id, beginsAt, endsAt }) => `${id}  ${minute(beginsAt)} to ${minute(endsAt)}`,
      )
      return { ok: true, text: lines.length === 0 ? 'No maintenance is announced.' : lines.join('\n') }
    }
    if (first === 'cancel') {
      const id = readId(second, 'Maintenance')
      const players = await cancelMaintenance(db, id, now)
      if (players === null) return { ok: false, text: `There is no maintenance ${id} ahead.` }
      signals.emit('site_published', null)
      return { ok: true, text: `Maintenance ${id} is called off; ${players} players are notified.` }
    }
    const [beginsAt, endsAt] = [readTime(first), readTime(second)]
    if (beginsAt === null || endsAt === null) return misunderstood({ usage })
    if (endsAt <= beginsAt) throw new BadWord('Maintenance is to end after it begins')
    if (endsAt <= now) throw new BadWord('Maintenance is to be ahead')
    const announced = await announceMaintenance(db, { beginsAt, endsAt }, now)
    if (announced.kind === 'overlaps')
      return { ok: false, text: `Maintenance ${announced.id} is announced for a part of this time.` }
    signals.emit('site_published', null)
    const { id, players } = announced
    return {
      ok: true,
      text: `Maintenance ${id} is announced to ${players} players: ${minute(beginsAt)} to ${minute(endsAt)}.`,
    }
  },
}
