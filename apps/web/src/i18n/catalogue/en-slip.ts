import { compiled } from 'virtual:messages/en/slip'

export const messages = compiled
