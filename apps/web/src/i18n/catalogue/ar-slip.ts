import { compiled } from 'virtual:messages/ar/slip'

export const messages = compiled
