import { compiled } from 'virtual:messages/ar/finding'

export const messages = compiled
