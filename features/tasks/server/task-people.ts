import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { taskErrors } from "../contract/index.ts";
import { taskAccess } from "./task.access.ts";
import type { TaskRow } from "./task.repository.ts";
import { findPerson, listPeople, namesOf, type TaskPersonRow } from "./task-person.repository.ts";

const mostListed = 200;

/** Those who work in the caller's workspace, by name. */
export function listTaskPeople(ctx: Ctx): Promise<TaskPersonRow[]> {
  const { workspaceId } = userOf(ctx);
  return query(ctx, taskAccess.list_people, ({ db }) => listPeople(db, workspaceId, mostListed));
}

/** Somebody who works in the caller's workspace, by id or address. Throws `task.no_such_person`. */
export async function requirePerson(
  ctx: Ctx,
  wanted: { id: string } | { email: string },
): Promise<TaskPersonRow> {
  const { workspaceId } = userOf(ctx);
  const found = await query(ctx, taskAccess.list_people, ({ db }) => findPerson(db, workspaceId, wanted));
  return found ?? fail(taskErrors, "task.no_such_person");
}

/** The names of those who asked for these tasks and who do them. */
export async function namesIn(ctx: Ctx, tasks: readonly TaskRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(tasks.flatMap(({ requester_id, assignee_id }) => [requester_id, assignee_id]))];
  if (ids.length === 0) return new Map();
  return query(ctx, taskAccess.read_names, ({ db }) => namesOf(db, ids));
}
