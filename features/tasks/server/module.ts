import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { registerPeriodKind } from "#platform/server/retention/periods/period-kinds.ts";
import { taskActs } from "./acts.ts";
import { endedTaskPeriod } from "./ended/ended-task-period.ts";
import { legalHoldTasks } from "./legal-hold-tasks.ts";
import { offboardTasks } from "./offboarding/offboard-tasks.ts";
import { remind } from "./reminders/remind.job.ts";
import { remindDue } from "./reminders/remind-due.job.ts";
import { taskRoutes } from "./task.routes.ts";
import { listTaskNames } from "./task-name.repository.ts";
import { assignTask } from "./tools/assign-task.tool.ts";
import { createTaskTool } from "./tools/create-task.tool.ts";
import { listTasksTool } from "./tools/list-tasks.tool.ts";
import { updateSharedTask, updateTask } from "./tools/update-task.tool.ts";

/** Tasks of people: what somebody should get done. */
export const tasksModule: Module = {
  name: "tasks",
  acts: taskActs,
  named: [{ type: "task", page: "/tasks", find: ({ db }, ids) => listTaskNames(db, ids) }],
  routes: [taskRoutes],
  jobs: [remind, remindDue],
  erasable: [{ table: "tasks", columns: ["workspace_id", "requester_id", "assignee_id"] }],
  archived: [legalHoldTasks],
  ownershipTransfers: [offboardTasks],
  start(services) {
    registerPeriodKind(services, endedTaskPeriod);
    registerTool(services, "tasks", createTaskTool);
    registerTool(services, "tasks", assignTask);
    registerTool(services, "tasks", updateTask);
    registerTool(services, "tasks", updateSharedTask);
    registerTool(services, "tasks", listTasksTool);
  },
};
