import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { newId } from "#platform/server/ids.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../contract/index.ts";
import { changeTask } from "./change-task.ts";
import { createTask } from "./create-task.ts";
import { presentTask, presentTasks } from "./task.presenter.ts";
import { findTask, listTasks } from "./task.repository.ts";
import { listTaskPeople } from "./task-people.ts";

const perPerson = { name: "task.create", burst: 60, perMinute: 60 };

export function taskRoutes(app: App): void {
  app.route(contract.listTasksRoute, async (ctx, { query: { cursor, limit, view, state } }) => {
    const wanted = { view, state, before: readIdCursor(cursor), limit: limit + 1 };
    const rows = await query(ctx, ({ db }) => listTasks(db, wanted));
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return { ...page, items: await presentTasks(ctx, page.items) };
  });
  app.route(contract.createTaskRoute, async (ctx, { body }) => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    const id = newId();
    return presentTask(ctx, await createTask(ctx, { ...body, id, label: writtenFor(id) }));
  });
  app.route(contract.getTaskRoute, async (ctx, { params }) => presentTask(ctx, await see(ctx, params.id)));
  app.route(contract.changeTaskRoute, async (ctx, { params, body }) => {
    const { after } = await changeTask(ctx, { ...params, ...body, label: writtenFor(params.id) });
    return presentTask(ctx, after);
  });
  app.route(contract.listTaskPeopleRoute, async (ctx) => ({ items: await listTaskPeople(ctx) }));
}

/** What a person writes into a task, for everybody who may read the task. */
function writtenFor(taskId: string): Label {
  return { integrity: "user", readers: [`task:${taskId}`] };
}

async function see(ctx: Ctx, id: string) {
  return (await query(ctx, ({ db }) => findTask(db, id))) ?? fail(contract.taskErrors, "task.not_found");
}
