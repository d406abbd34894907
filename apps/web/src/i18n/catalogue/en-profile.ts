import { compiled } from 'virtual:messages/en/profile'

export const messages = compiled
