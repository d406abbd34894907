interface Pair {
  readonly start: string
  /** A price or an amount: it reads from left to right in every language. */
  readonly end: string
}

/** The texts of a picture, top to bottom; in the page's own colours and letters. */
export interface PictureText {
  readonly locale: string
  readonly head: Pair
  readonly lines: readonly (Pair & { readonly below: string })[]
  readonly foot: readonly Pair[]
}

const WIDTH = 640
const PAD = 32
const LINE = 64
const HEAD = 72
const FOOT = 36
/** Drawn this much larger, so that it is sharp on every screen. */
const SCALE = 2

/** Draws a picture as PNG; null where the browser cannot. Nothing leaves the device. */
export async function drawPicture(text: PictureText): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  await loadLetters(text)
  paintPicture(canvas, text)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Loads the fonts of a picture's letters that the page has not shown yet: a canvas would draw them in another font. */
export async function loadLetters({ head, lines, foot }: PictureText): Promise<void> {
  const allText = [head, ...lines, ...foot].flatMap((part) => Object.values(part)).join('')
  // Another font is better than no picture.
  await document.fonts.load(`16px ${getComputedStyle(document.body).fontFamily}`, allText).catch(() => {})
}

/** Paints the picture and gives the canvas its size. */
export function paintPicture(canvas: HTMLCanvasElement, { head, lines, foot }: PictureText): void {
  const height = HEAD + lines.length * LINE + foot.length * FOOT + PAD
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  const pen = canvas.getContext('2d')
  if (pen === null) return
  // A canvas outside of the page knows no theme: elements of the page compute the colours, one each, since colours may
  // have transitions.
  const swatches = document.body.appendChild(document.createElement('i'))
  const color = (name: string) => {
    const swatch = swatches.appendChild(document.createElement('i'))
    swatch.style.color = `var(--color-${name})`
    return getComputedStyle(swatch).color
  }
  const family = getComputedStyle(document.body).fontFamily
  const isRtl = document.documentElement.dir === 'rtl'
  const [from, to] = isRtl ? [WIDTH - PAD, PAD] : [PAD, WIDTH - PAD]
  const room = WIDTH - 2 * PAD

  function write(text: string, at: 'start' | 'end', y: number, font: string, ink: string, most: number) {
    if (pen === null) return
    pen.font = `${font} ${family}`
    pen.fillStyle = color(ink)
    pen.textAlign = (at === 'start') === isRtl ? 'right' : 'left'
    pen.direction = at === 'start' && isRtl ? 'rtl' : 'ltr'
    pen.fillText(text, at === 'start' ? from : to, y, most)
  }
  pen.scale(SCALE, SCALE)
  pen.fillStyle = color('surface')
  pen.fillRect(0, 0, WIDTH, height)
  write(head.start, 'start', 46, '700 22px', 'text', room * 0.7)
  write(head.end, 'end', 46, '700 22px', 'text', room * 0.3)
  let y = HEAD
  for (const line of lines) {
    pen.fillStyle = color('line')
    pen.fillRect(PAD, y, room, 1)
    write(line.start, 'start', y + 28, '650 18px', 'text', room * 0.78)
    write(line.end, 'end', y + 28, '700 18px', 'text', room * 0.2)
    write(line.below, 'start', y + 50, '400 14px', 'muted', room)
    y += LINE
  }
  pen.fillStyle = color('line')
  pen.fillRect(PAD, y, room, 1)
  for (const pair of foot) {
    write(pair.start, 'start', y + 30, '400 16px', 'muted', room * 0.6)
    write(pair.end, 'end', y + 30, '700 16px', 'text', room * 0.4)
    y += FOOT
  }
  swatches.remove()
}
