export { notifyPeople, type Told } from "./notify-people.ts";
