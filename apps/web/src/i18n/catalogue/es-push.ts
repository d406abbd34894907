import { compiled } from 'virtual:messages/es/push'

export const messages = compiled
