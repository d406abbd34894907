import { compiled } from 'virtual:messages/de/push'

export const messages = compiled
