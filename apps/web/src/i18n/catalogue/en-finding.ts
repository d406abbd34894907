import { compiled } from 'virtual:messages/en/finding'

export const messages = compiled
