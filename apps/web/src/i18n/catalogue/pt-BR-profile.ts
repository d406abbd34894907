import { compiled } from 'virtual:messages/pt-BR/profile'

export const messages = compiled
