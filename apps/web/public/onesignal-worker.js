// The worker of OneSignal, of sites that send messages by it; its scope is its own (`features/site-scripts/lazy/one-signal.ts`).
importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js')
