export { TasksArea } from "./tasks-area.tsx";
