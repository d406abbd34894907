import { writeFileSync } from 'node:fs'
import { drawFigures } from './draw-figures.ts'

const figures = await drawFigures('.')
for (const { path, svg } of figures) writeFileSync(path, svg)
console.log(`${figures.length} figures are drawn`)
