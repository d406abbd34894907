import { compiled } from 'virtual:messages/tr/push'

export const messages = compiled
