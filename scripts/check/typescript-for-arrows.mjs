import { registerHooks } from 'node:module'

// dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no longer has.
registerHooks({
  resolve(specifier, context, next) {
    const asked = /^typescript(?=$|\/)/.test(specifier) && context.parentURL?.includes('/dependency-cruiser/')
    return next(asked ? specifier.replace('typescript', 'typescript5') : specifier, context)
  },
})
