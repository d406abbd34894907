import { compiled } from 'virtual:messages/es/betting'

export const messages = compiled
