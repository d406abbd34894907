import { compiled } from 'virtual:messages/de/betting'

export const messages = compiled
