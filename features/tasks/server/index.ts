export { presentTasks } from "./task.presenter.ts";
export type { TaskRow } from "./task.repository.ts";
