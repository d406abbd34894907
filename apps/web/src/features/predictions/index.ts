export { Prediction } from './Prediction.tsx'
