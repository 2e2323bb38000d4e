export { forgetNotifications } from "./forget-notifications.ts";
export { notifyPeople, type Told } from "./notify-people.ts";
