export { dueMoment } from "./due-day.ts";
export { TasksArea } from "./tasks-area.tsx";
