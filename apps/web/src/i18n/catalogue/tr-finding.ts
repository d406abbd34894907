import { compiled } from 'virtual:messages/tr/finding'

export const messages = compiled
