import { compiled } from 'virtual:messages/es/centre'

export const messages = compiled
