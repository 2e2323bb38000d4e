import { labelOfTask } from "#features/tasks/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import {
  findFileOfEvent,
  findMailOfEvent,
  findTaskOfEvent,
  type ObjectKey,
} from "./about-event.repository.ts";
import type { AboutEvent } from "./fire-for-event.ts";

/** A task in words. It has the label of its text for this person. */
export async function aboutTask(
  { db }: Ctx,
  key: ObjectKey,
  userId: string,
  words: (other: string | null) => string,
): Promise<AboutEvent | undefined> {
  const task = await findTaskOfEvent(db, key, userId);
  if (!task) return undefined;
  const { title, body, due_at, other } = task;
  const lines = [
    words(other),
    `Task: ${title}`,
    ...(due_at ? [`Due: ${due_at.toISOString()}`] : []),
    ...(body === "" ? [] : ["", body]),
  ];
  return { title, text: lines.join("\n"), ...labelOfTask(task, userId) };
}

/** The name of a file comes from outside, as its content does. */
export async function aboutFile(
  { db }: Ctx,
  key: ObjectKey,
  userId: string,
): Promise<AboutEvent | undefined> {
  const file = await findFileOfEvent(db, key, userId);
  if (!file) return undefined;
  const { name, kind } = file;
  const text = `A file was uploaded: ${name} (${kind ?? "file"}).`;
  return { title: name, text, integrity: "untrusted", readers: [] };
}

export async function aboutMail(
  { db }: Ctx,
  key: ObjectKey,
  userId: string,
): Promise<AboutEvent | undefined> {
  const mail = await findMailOfEvent(db, key, userId);
  if (!mail) return undefined;
  const { subject, problem, recipients, readers } = mail;
  const lines = [
    `An email could not be sent: ${subject}`,
    `To: ${recipients.join(", ")}`,
    `Reason: ${problem ?? "unknown"}`,
  ];
  // The reason quotes the other server.
  return { title: subject, text: lines.join("\n"), integrity: "untrusted", readers };
}
