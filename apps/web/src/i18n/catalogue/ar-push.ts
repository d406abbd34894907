import { compiled } from 'virtual:messages/ar/push'

export const messages = compiled
