import { compiled } from 'virtual:messages/tr/centre'

export const messages = compiled
