import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ChangeTask, CreateTask, Task, TaskFilter, TaskPerson, TaskView } from "./task.ts";

const task = { tag: "tasks", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listTasksRoute = route({
  ...task,
  method: "GET",
  path: "/api/v1/tasks",
  id: "listTasks",
  summary: "List your tasks, or those that you gave to others, newest first",
  query: PageQuery.extend({ view: TaskView.default("mine"), state: TaskFilter.default("active") }),
  reply: pageOf(Task),
});

export const createTaskRoute = route({
  ...task,
  method: "POST",
  path: "/api/v1/tasks",
  id: "createTask",
  summary: "Create a task for yourself or a colleague",
  body: CreateTask,
  reply: Task,
  status: 201,
});

export const getTaskRoute = route({
  ...task,
  method: "GET",
  path: "/api/v1/tasks/:id",
  id: "getTask",
  summary: "Get a task",
  params,
  reply: Task,
});

export const changeTaskRoute = route({
  ...task,
  method: "PATCH",
  path: "/api/v1/tasks/:id",
  id: "changeTask",
  summary: "Change a task; who does it may change its state",
  params,
  body: ChangeTask,
  reply: Task,
});

export const listTaskPeopleRoute = route({
  ...task,
  method: "GET",
  path: "/api/v1/task-people",
  id: "listTaskPeople",
  summary: "List the people of your workspace who can be given a task, at most 200",
  reply: z.object({ items: z.array(TaskPerson) }),
});
