export { clearNotifications, keepNotifications } from "./kept-notifications.ts";
export { NotificationBell } from "./notification-bell.tsx";
