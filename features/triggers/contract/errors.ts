import { defineErrors } from "#platform/contract/define-errors.ts";

export const triggerErrors = defineErrors({
  "trigger.not_found": [404, "This trigger does not exist. It may have been deleted."],
  "trigger.changed_meanwhile": [409, "This trigger was changed in the meantime. Load it again."],
  "trigger.kind_stays": [422, "A trigger stays what it is: make another one instead."],
  "trigger.cron_invalid": [
    422,
    "This is not a pattern that ever fires. It has five fields: minute, hour, day of the month, month, day of the week.",
  ],
  "trigger.too_often": [422, "There are fewer than five minutes between two of these times."],
  "trigger.time_zone_unknown": [422, "This time zone is not known."],
  "trigger.too_many": [409, "You have 50 triggers in this workspace already. Delete one first."],
  "trigger.stopped_by_admin": [
    403,
    "An owner or admin of the workspace stopped this trigger. Ask them to allow it again.",
  ],
  "trigger.not_a_webhook": [409, "Only a webhook has a secret."],
  "trigger.undo_over": [409, "It was deleted too long ago to be restored."],
  /** Why a firing starts nothing. */
  "trigger.still_running": [409, "The last run was still working."],
  "trigger.loop": [409, "The run that led to this was started by this trigger itself."],
  "trigger.too_deep": [409, "Too many triggers started each other in a row."],
  /** What a sender of deliveries is told. */
  "trigger.wrong_secret": [401, "No webhook has this address and secret."],
  "trigger.paused": [409, "This webhook is paused."],
  "trigger.stale": [401, "The time of this signature is more than five minutes away from ours."],
  "trigger.delivery_id_invalid": [422, "The id of a delivery has 1 to 200 printable characters."],
  "trigger.delivery_id_taken": [409, "A delivery with this id and another body came before."],
  "trigger.not_text": [415, "The body is not text in UTF-8."],
});
