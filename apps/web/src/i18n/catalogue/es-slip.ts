import { compiled } from 'virtual:messages/es/slip'

export const messages = compiled
