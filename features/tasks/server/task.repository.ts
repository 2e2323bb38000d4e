import { sql } from "kysely";
import type { Integrity, Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TaskFilter, TaskPriority, TaskState, TaskView } from "../contract/index.ts";

export interface TaskRow {
  workspace_id: string;
  id: string;
  requester_id: string;
  assignee_id: string;
  title: string;
  body: string;
  state: TaskState;
  priority: TaskPriority;
  due_at: Date | null;
  remind_at: Date | null;
  integrity: Integrity;
  readers: string[];
  /** Whoever asked for it is a guest here, or has left. */
  is_outsiders: boolean;
  source_run_id: string | null;
  source_call_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const columns = sql`t.workspace_id, t.id, t.requester_id, t.assignee_id, t.title, t.body, t.state, t.priority, t.due_at,
  t.remind_at, t.integrity, t.readers, t.source_run_id, t.source_call_id, t.version, t.created_at, t.updated_at,
  app.is_outsider(t.workspace_id, t.requester_id) as is_outsiders`;

export interface NewTask
  extends Pick<TaskRow, "id" | "assignee_id" | "title" | "body" | "priority" | "due_at" | "remind_at"> {
  label: Label;
  source: { runId: string; callId: string } | undefined;
}

/** Stores a task that the caller asks for. Undefined when the id exists, or the caller has `most` unfinished ones. */
export async function insertTask(db: Db, task: NewTask, most: number): Promise<TaskRow | undefined> {
  const { label, source } = task;
  const { rows } = await sql<TaskRow>`
    insert into tasks as t (workspace_id, id, requester_id, assignee_id, title, body, priority, due_at, remind_at,
      integrity, readers, source_run_id, source_call_id)
    select app.workspace_id(), ${task.id}, auth.uid(), ${task.assignee_id}, ${task.title}, ${task.body},
      ${task.priority}, ${task.due_at}, ${task.remind_at}, ${label.integrity}, ${[...label.readers]}::text[],
      ${source?.runId ?? null}::uuid, ${source?.callId ?? null}::uuid
    where (select count(*) from tasks where workspace_id = app.workspace_id() and requester_id = auth.uid()
      and state in ('open', 'in_progress')) < ${most}
    on conflict do nothing returning ${columns}`.execute(db);
  return rows[0];
}

export async function findTask(db: Db, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t where t.workspace_id = app.workspace_id() and t.id = ${id}`.execute(db);
  return rows[0];
}

/** A task that nobody else changes until the transaction ends. */
export async function lockTask(db: Db, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t
    where t.workspace_id = app.workspace_id() and t.id = ${id} for update`.execute(db);
  return rows[0];
}

interface Wanted {
  view: TaskView;
  state: TaskFilter;
  before: string | undefined;
  limit: number;
}

/** Newest first, older than the id `before`. */
export async function listTasks(db: Db, { view, state, before, limit }: Wanted): Promise<TaskRow[]> {
  const states = state === "active" ? ["open", "in_progress"] : [state];
  const whose =
    view === "mine"
      ? sql`t.assignee_id = auth.uid()`
      : sql`t.requester_id = auth.uid() and t.assignee_id <> auth.uid()`;
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t
    where t.workspace_id = app.workspace_id() and ${whose} and t.state = any(${states}::text[])
      and (${before ?? null}::uuid is null or t.id < ${before ?? null}::uuid)
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}

export type TaskChange = Pick<
  TaskRow,
  "title" | "body" | "priority" | "due_at" | "remind_at" | "state" | "integrity" | "readers"
>;

/** Stores a changed task, which is locked. */
export async function updateTask(db: Db, id: string, change: TaskChange, at: Date): Promise<TaskRow> {
  const { rows } = await sql<TaskRow>`
    update tasks t set title = ${change.title}, body = ${change.body}, priority = ${change.priority},
      due_at = ${change.due_at}, remind_at = ${change.remind_at}, state = ${change.state}, integrity = ${change.integrity},
      readers = ${[...change.readers]}::text[], version = version + 1, updated_at = ${at}
    where t.workspace_id = app.workspace_id() and t.id = ${id} returning ${columns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The task was not changed.");
  return row;
}

export async function deleteTaskRow(db: Db, id: string): Promise<void> {
  await sql`delete from tasks where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}
