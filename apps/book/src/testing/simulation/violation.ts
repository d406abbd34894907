/** Something the book must not do. */
export class Violation extends Error {
  override readonly name = 'Violation'
}
