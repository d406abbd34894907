/** Scripts of others that a site brings in: chats, and messages to devices. */
export { ChatButton } from './ChatButton.tsx'
export { DeviceMessages } from './DeviceMessages.tsx'
