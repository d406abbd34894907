import { compiled } from 'virtual:messages/en/push'

export const messages = compiled
