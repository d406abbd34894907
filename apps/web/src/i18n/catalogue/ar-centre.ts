import { compiled } from 'virtual:messages/ar/centre'

export const messages = compiled
