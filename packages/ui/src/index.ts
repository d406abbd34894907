export * from './components.ts'
export * from './foundation.ts'
