import { compiled } from 'virtual:messages/de/finding'

export const messages = compiled
