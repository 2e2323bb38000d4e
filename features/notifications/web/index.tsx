export { announceNotifications } from "./announce.ts";
export { NotificationBell } from "./notification-bell.tsx";
