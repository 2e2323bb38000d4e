export { forgetNotifications } from "./forget-notifications.ts";
export { notifyPeople, type Told } from "./notify-people.ts";
export { readSeen } from "./reading/read-seen.ts";
