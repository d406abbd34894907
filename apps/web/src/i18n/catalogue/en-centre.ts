import { compiled } from 'virtual:messages/en/centre'

export const messages = compiled
