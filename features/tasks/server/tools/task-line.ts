import type { TaskRow } from "../task.repository.ts";
import { dueInWords } from "./due-at.ts";

const mostDetails = 300;

/** One task as a model reads it. */
export function taskLine(row: ToldTask, names: ReadonlyMap<string, string>, timeZone: string): string {
  const facts = [
    `state ${row.state}`,
    ...(row.priority === "normal" ? [] : [`priority ${row.priority}`]),
    ...(row.due_at ? [`due ${dueInWords(row.due_at, timeZone)}`] : []),
    ...(row.requester_id === row.assignee_id
      ? []
      : [
          `asked for by ${names.get(row.requester_id) ?? "a former colleague"}, done by ${names.get(row.assignee_id) ?? "a former colleague"}`,
        ]),
  ];
  const body = row.body.replace(/\s+/g, " ").trim();
  const details =
    body === ""
      ? ""
      : `\n  ${body.length > mostDetails ? `${body.slice(0, mostDetails).toWellFormed()}…` : body}`;
  return `- ${row.title} (${facts.join(", ")}; id ${row.id})${details}`;
}

type ToldTask = Pick<
  TaskRow,
  "id" | "title" | "body" | "state" | "priority" | "due_at" | "requester_id" | "assignee_id"
>;
