import { describe, expect, test } from 'vitest'
import { PIECE_SECONDS, PIECES, playlistAt } from './playlist.ts'

const START = Date.parse('2026-11-20T18:00:00Z')
const tagged = (text: string, tag: string) => Number(new RegExp(`#${tag}:(\\d+)`).exec(text)?.[1])

describe('the playlist of a transmission', () => {
  test('MATCH-02: it moves on by one piece at a time, and what both name is the same', () => {
    for (let piece = 0; piece < 3 * PIECES; piece++) {
      const now = START + piece * PIECE_SECONDS * 1000
      const [one, next] = [playlistAt(now), playlistAt(now + PIECE_SECONDS * 1000)]
      expect(tagged(next, 'EXT-X-MEDIA-SEQUENCE')).toBe(tagged(one, 'EXT-X-MEDIA-SEQUENCE') + 1)
      const pieces = (text: string) => text.split('\n').filter((line) => line.endsWith('.m4s'))
      expect(pieces(next).slice(0, -1)).toEqual(pieces(one).slice(1))
      expect(playlistAt(now + PIECE_SECONDS * 1000 - 1)).toBe(one)
    }
  })

  test('MATCH-02: a restart of the round is marked, and the count of earlier restarts never jumps', () => {
    for (let piece = 0; piece < 3 * PIECES; piece++) {
      const now = START + piece * PIECE_SECONDS * 1000
      const [one, next] = [playlistAt(now), playlistAt(now + PIECE_SECONDS * 1000)]
      const leavesJump = /\.mp4"\n#EXT-X-DISCONTINUITY\n/.test(one)
      const jumps = (text: string) => tagged(text, 'EXT-X-DISCONTINUITY-SEQUENCE')
      expect(jumps(next)).toBe(jumps(one) + (leavesJump ? 1 : 0))
    }
  })
})
