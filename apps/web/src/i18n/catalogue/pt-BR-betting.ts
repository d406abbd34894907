import { compiled } from 'virtual:messages/pt-BR/betting'

export const messages = compiled
