/** Size of the picture in pixels. */
export const WIDTH = 480
export const HEIGHT = 270

type Colour = readonly [red: number, green: number, blue: number]
const GRASS: readonly [Colour, Colour] = [
  [24, 112, 62],
  [29, 124, 69],
]
const LINE: Colour = [214, 232, 219]
const HOME: Colour = [226, 62, 55]
const AWAY: Colour = [242, 242, 238]
const BALL: Colour = [255, 214, 10]

/** Where the players are at rest, along and across the pitch, 0 to 1; the away side is the mirror image. */
const FORMATION: readonly (readonly [number, number])[] = [
  [0.05, 0.5],
  [0.2, 0.18],
  [0.17, 0.4],
  [0.17, 0.6],
  [0.2, 0.82],
  [0.36, 0.3],
  [0.33, 0.52],
  [0.36, 0.74],
  [0.47, 0.2],
  [0.49, 0.5],
  [0.47, 0.8],
]

/** Where the ball goes in one round, as shares of the pitch; it ends where it began. */
const PASSES: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.36, 0.3],
  [0.47, 0.2],
  [0.62, 0.3],
  [0.78, 0.24],
  [0.9, 0.45],
  [0.95, 0.5],
  [0.8, 0.6],
  [0.64, 0.74],
  [0.5, 0.66],
  [0.38, 0.74],
  [0.2, 0.62],
  [0.3, 0.5],
]

/** One picture of the round, seen from above. @param share of the round that has passed, 0 to 1 */
export function drawFrame(share: number): Buffer {
  const frame = Buffer.alloc(WIDTH * HEIGHT * 3)
  const put = (x: number, y: number, [red, green, blue]: Colour) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
    frame.set([red, green, blue], (Math.round(y) * WIDTH + Math.round(x)) * 3)
  }
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) put(x, y, GRASS[Math.floor(x / 40) % 2 === 0 ? 0 : 1])
  drawLines((x, y) => put(x, y, LINE))
  const ball = ballAt(share)
  for (const [side, colour] of [
    ['home', HOME],
    ['away', AWAY],
  ] as const) {
    for (const [at, place] of FORMATION.entries()) {
      const [x, y] = playerAt(place, side, at, ball, share)
      disc(x, y, 5, (px, py) => put(px, py, colour))
    }
  }
  disc(...onPitch(ball), 3, (x, y) => put(x, y, BALL))
  return frame
}

function ballAt(share: number): readonly [number, number] {
  const along = share * PASSES.length
  const from = PASSES[Math.floor(along) % PASSES.length] ?? [0.5, 0.5]
  const to = PASSES[(Math.floor(along) + 1) % PASSES.length] ?? [0.5, 0.5]
  const part = along % 1
  const eased = part * part * (3 - 2 * part)
  return [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased]
}

/** All players shift with the ball and sway a little; a round ends where it began. */
function playerAt(
  [along, across]: readonly [number, number],
  side: 'home' | 'away',
  at: number,
  [ballX, ballY]: readonly [number, number],
  share: number,
): readonly [number, number] {
  const sway = 2 * Math.PI * (share * (1 + (at % 3)) + at / 11)
  const base = side === 'home' ? along : 1 - along
  const pull = at === 0 ? 0.04 : 0.28
  return onPitch([
    base + (ballX - 0.5) * pull + Math.sin(sway) * 0.012,
    across + (ballY - 0.5) * pull * 0.6 + Math.cos(sway) * 0.02,
  ])
}

function onPitch([along, across]: readonly [number, number]): readonly [number, number] {
  return [20 + along * (WIDTH - 40), 14 + across * (HEIGHT - 28)]
}

function disc(cx: number, cy: number, radius: number, put: (x: number, y: number) => void): void {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) if (x * x + y * y <= radius * radius) put(cx + x, cy + y)
}

function drawLines(put: (x: number, y: number) => void): void {
  const box = (left: number, top: number, right: number, bottom: number) => {
    for (let x = left; x <= right; x++) for (const y of [top, bottom]) for (const d of [0, 1]) put(x, y + d)
    for (let y = top; y <= bottom; y++) for (const x of [left, right]) for (const d of [0, 1]) put(x + d, y)
  }
  box(20, 14, 459, 255)
  box(20, 70, 84, 199)
  box(395, 70, 459, 199)
  box(20, 105, 44, 164)
  box(435, 105, 459, 164)
  for (let y = 14; y <= 255; y++) for (const d of [0, 1]) put(239 + d, y)
  for (let turn = 0; turn < 720; turn++)
    for (const radius of [36, 37]) put(240 + Math.cos(turn / 114.6) * radius, 135 + Math.sin(turn / 114.6) * radius)
}
