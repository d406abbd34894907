import { compiled } from 'virtual:messages/pt-BR/person'

export const messages = compiled
