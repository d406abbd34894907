/** Draws that are promised before and proven after: loot boxes, jackpots. */
export { commitmentOf, createDraw, type Draw, type DrawFault, type DrawRecord, faultOfDraw } from './draw.ts'
