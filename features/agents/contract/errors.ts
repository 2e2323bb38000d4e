import { defineErrors } from "#platform/contract/define-errors.ts";

export const agentErrors = defineErrors({
  "agent.not_found": [404, "This agent does not exist, was deleted, or is not shared with you."],
  "agent.not_published": [409, "This agent is not published yet."],
  "agent.archived": [409, "This agent is archived. Restore it first."],
  /** Details: missing (names). */
  "agent.values_missing": [422, "This agent needs values before it starts. Give them beside its name."],
  "agent.withdrawn": [409, "An owner or admin of the workspace withdrew this agent."],
  /** Details: revision, savedBy (a name or null), savedAt. The other draft stays; nothing of this one was stored. */
  "agent.changed_meanwhile": [409, "This draft was saved elsewhere meanwhile. Compare, then save again."],
  "agent.nothing_to_publish": [409, "The draft is the same as the published version."],
  /** Details: unknown (names). */
  "agent.unknown_variable": [
    422,
    "The instructions use a variable that is not defined. Define it, or remove it.",
  ],
  "agent.collection_not_found": [
    422,
    "You cannot read a collection that you chose. Choose among those that you can read.",
  ],
  "agent.output_schema_invalid": [422, "This is not a JSON Schema that can be used."],
  "agent.version_not_found": [404, "This version does not exist."],
  "agent.already_published": [409, "This version is the published one."],
  "agent.too_many": [409, "There are 500 agents in this workspace already. Delete one first."],
  /** Details: problems (field, message), at most 20. */
  "agent.import_invalid": [422, "This file is not an agent that can be imported."],
});
