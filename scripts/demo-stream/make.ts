/**
 * Makes the picture of the demo world's transmissions: a round of play from above, cut into pieces of HLS. Run by hand
 * where `ffmpeg` is there; what it makes is kept in the repository, so that nothing else needs it.
 *
 *   node scripts/demo-stream/make.ts
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { drawFrame, HEIGHT, WIDTH } from './draw-frame.ts'

const FRAMES_PER_SECOND = 12
/** A round is so many pieces of so many seconds. */
const PIECES = 4
const SECONDS = 6
const FOLDER = join(ROOT, 'apps/book/src/modules/match-info/streams/pieces')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`],
    ...['-r', String(FRAMES_PER_SECOND), '-i', '-'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-preset', 'veryslow', '-crf', '33'],
    ...['-g', String(FRAMES_PER_SECOND * SECONDS), '-sc_threshold', '0', '-bf', '0'],
    ...['-f', 'hls', '-hls_time', String(SECONDS), '-hls_segment_type', 'fmp4', '-hls_playlist_type', 'vod'],
    ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', join(FOLDER, '%d.m4s')],
    join(FOLDER, 'all.m3u8'),
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
const frames = PIECES * SECONDS * FRAMES_PER_SECOND
for (let at = 0; at < frames; at++) {
  if (!ffmpeg.stdin.write(drawFrame(at / frames))) await new Promise((drained) => ffmpeg.stdin.once('drain', drained))
}
ffmpeg.stdin.end()
await new Promise((ended) => ffmpeg.once('close', ended))
rmSync(join(FOLDER, 'all.m3u8'))
console.log(`${readdirSync(FOLDER).join(', ')} in ${FOLDER}`)
