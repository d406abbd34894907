export * from './components.ts'
