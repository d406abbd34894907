import { compiled } from 'virtual:messages/pt-BR/centre'

export const messages = compiled
