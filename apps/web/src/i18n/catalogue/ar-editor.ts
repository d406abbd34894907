import { compiled } from 'virtual:messages/ar/editor'

export const messages = compiled
