import { defineErrors } from "#platform/contract/define-errors.ts";

export const taskErrors = defineErrors({
  "task.not_found": [404, "This task does not exist."],
  "task.no_such_person": [404, "Nobody with this address works in your workspace."],
  "task.not_yours": [403, "Only who asked for this task may change it. You may change its state."],
  "task.changed_meanwhile": [409, "This task was changed in the meantime. Load it again."],
  "task.has_colleague": [403, "A colleague takes part in this task."],
  "task.too_many": [
    409,
    "You have the most open tasks that one person may ask for. Finish or cancel some first.",
  ],
});
