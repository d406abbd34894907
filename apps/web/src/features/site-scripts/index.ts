/** Scripts of third parties on a site: chats, and push messages. */
export { ChatButton } from './ChatButton.tsx'
export { DeviceMessages } from './DeviceMessages.tsx'
