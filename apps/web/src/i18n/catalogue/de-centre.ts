import { compiled } from 'virtual:messages/de/centre'

export const messages = compiled
