/** Launch: the applications that additional providers have of their own. */
export { LaunchButton } from './LaunchButton.tsx'
