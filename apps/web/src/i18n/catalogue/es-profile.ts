import { compiled } from 'virtual:messages/es/profile'

export const messages = compiled
