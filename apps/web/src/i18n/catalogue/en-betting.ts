import { compiled } from 'virtual:messages/en/betting'

export const messages = compiled
