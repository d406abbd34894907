import { compiled } from 'virtual:messages/de/slip'

export const messages = compiled
