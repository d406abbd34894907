import { compiled } from 'virtual:messages/pt-BR/access'

export const messages = compiled
