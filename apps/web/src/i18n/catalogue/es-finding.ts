import { compiled } from 'virtual:messages/es/finding'

export const messages = compiled
