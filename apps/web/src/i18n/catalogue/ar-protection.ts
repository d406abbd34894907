import { compiled } from 'virtual:messages/ar/protection'

export const messages = compiled
