import { compiled } from 'virtual:messages/ar/betting'

export const messages = compiled
