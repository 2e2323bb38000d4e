import { type ObjectNoun, ownerOnly } from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../contract/index.ts";
import { findTrigger, type TriggerRow } from "./trigger.repository.ts";

const trigger: ObjectNoun<TriggerRow> = {
  noun: "trigger",
  find: ({ db }, id) => findTrigger(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(triggerErrors, "trigger.not_found"),
};

/** Who may do what to a trigger: the person for whom its runs work. */
export const triggerAccess = defineObjectAccess(trigger, {
  create: [person],
  change: ownerOnly(person),
  pause: ownerOnly(person),
  delete: ownerOnly(person),
  restore: ownerOnly(person),
  renew_secret: ownerOnly(person),
  /** By hand, or by the product in the name of its person. */
  fire: ownerOnly(person),
  /** Noting why a firing started nothing, and stopping a trigger. */
  refuse: [system],
  stop: [system],
});
