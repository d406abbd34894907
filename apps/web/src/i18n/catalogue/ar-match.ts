import { compiled } from 'virtual:messages/ar/match'

export const messages = compiled
