import { compiled } from 'virtual:messages/sv/finding'

export const messages = compiled
