/// <reference types="vite/client" />
import type { Demos } from '@touchline/ui/demo'

const MODULES = import.meta.glob<{ readonly DEMO: Demos }>(
  ['../**/*.demo.tsx', '../../../../packages/ui/src/**/*.demo.tsx'],
  { eager: true },
)

/** Every demo there is, in the order of their titles. */
export const DEMOS: readonly Demos[] = Object.values(MODULES)
  .map((module) => module.DEMO)
  .sort((a, b) => a.title.localeCompare(b.title))
