import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, visitor } from "#platform/server/access/who.ts";

/** Who may do what to folders: everybody with their own. Row-level security hides those of others. */
export const folderAccess = defineAccess("folder", {
  create: [person, visitor],
  order: [person, visitor],
  rename: [person, visitor],
  delete: [person, visitor],
  restore: [person, visitor],
});
