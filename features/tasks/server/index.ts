export { labelOfTask } from "./label-of-task.ts";
export { presentTasks } from "./task.presenter.ts";
export type { TaskRow } from "./task.repository.ts";
