/** What a slice consists of. */
export interface Shape {
  readonly rows: number
  readonly cards: number
}

/** Px of a slice that has been drawn, and of one of its rows; 0 where what it holds are no rows. */
export interface Drawn {
  readonly height: number
  readonly row: number
}

/** How high slices are that are not drawn. */
export interface SliceHeights {
  /**
   * Height of a far slice in px: its last one, or that of slices of its shape. Undefined where it must be drawn: it was
   * drawn last time, or its height is unknown.
   * @param shape null: a slice without a last height is drawn at once
   */
  farHeight(key: string, shape: Shape | null): number | undefined
  /** One was drawn or is. What its rows and the rest of its cards take is what others are reckoned by. */
  learn(shape: Shape, drawn: Drawn): void
  /** One goes: it is this high from now on; undefined where it is drawn again. */
  keep(key: string, height: number | undefined): void
}

export function createSliceHeights(): SliceHeights {
  const kept = new Map<string, number | undefined>()
  let px: { readonly row: number; readonly card: number } | null = null
  return {
    farHeight(key, shape) {
      if (kept.has(key)) return kept.get(key)
      return shape && px ? shape.rows * px.row + shape.cards * px.card : undefined
    },
    learn({ rows, cards }, { height, row }) {
      if (height > 0) px = { row: row || height / rows, card: row ? (height - rows * row) / cards : 0 }
    },
    keep: (key, height) => void kept.set(key, height),
  }
}
