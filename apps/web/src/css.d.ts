declare module '@touchline/ui/*.css'
