import { defineErrors } from "../errors.ts";

/** The message names the matter and whom to ask. */
export const holdErrors = defineErrors({
  "hold.standing": [409, "A legal hold keeps this, so it cannot be deleted. Ask an admin of the workspace."],
});

/** The state with which the database refuses to delete what a hold keeps. */
export const heldState = "HELD1";
