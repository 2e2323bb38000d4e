import type { Candidate, Request } from "../plan.ts";

const NEW_TASK =
  /^\s*(?:(?:please|can you|could you|would you)\s+)*(?:remind me (?:to|about|of|that)|(?:create|add|make|note)\s+(?:me\s+)?(?:an?\s+|the\s+)?(?:new\s+)?(?:task|to-?do|reminder)(?:\s+for me)?(?:\s+(?:to|called|named|about|that says))?\s*:?|(?:new\s+)?(?:task|to-?do)\s*:)\s+(\S[\s\S]*)$/i;
const LIST_TASKS =
  /^(?:(?:what(?:'s| is| are)?|which are|list|show|give me|show me|look at|open) )?(?:all )?(?:of )?(?:on )?my (?:open |current )?(?:tasks?|to-?dos?|task list|to-?do list|list of tasks)$|^what (?:do i have|have i got|is there) to do(?: today)?$/;
const mostTitle = 200;
const mostCharacters = 2_000;

/** "remind me to call Anna", "create a task: send the offer" */
export function createTaskIntent(message: string): Candidate | undefined {
  const text =
    NEW_TASK.exec(message.slice(0, mostCharacters))?.[1]
      ?.replace(/\s+/g, " ")
      .trim()
      .replace(/^["“”]|["“”.]+$/g, "") ?? "";
  if (text === "") return undefined;
  const title = `${text.charAt(0).toUpperCase()}${text.slice(1, mostTitle)}`.toWellFormed();
  return {
    intent: "create_task",
    score: 1,
    meaning: `create the task “${title}”`,
    action: { type: "tool", toolName: "create_task", input: { title } },
  };
}

/** "show my tasks", "what do I have to do" */
export function listTasksIntent({ plain }: Request): Candidate | undefined {
  if (!LIST_TASKS.test(plain)) return undefined;
  return {
    intent: "list_tasks",
    score: 0.95,
    meaning: "list your tasks",
    action: { type: "tool", toolName: "list_tasks", input: {} },
  };
}
