import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../../harness/product.ts'
import { optionsFor } from '../options.ts'
import { runFuzz } from './run.ts'
import { SLOW_MS } from './verdict.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product?.close()
})

test('ERROR-06 PLACE-02: 1,500 hostile requests get no server error, no answer without its body, none too late', async () => {
  const report = await runFuzz(optionsFor(product.origin), { calls: 1_500, seed: 20_260, from: 0 })
  expect(report.findings).toEqual([])
  expect(report.p99Ms).toBeLessThan(SLOW_MS)
  expect(report.passed).toBe(1_500)
  // As many good requests as hostile ones, or the run has not seen much.
  expect(report.statuses[200]).toBeGreaterThan(150)
  expect(report.statuses[400]).toBeGreaterThan(150)
})
