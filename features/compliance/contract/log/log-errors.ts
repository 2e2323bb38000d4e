import { defineErrors } from "#platform/contract/define-errors.ts";

export const proofErrors = defineErrors({
  "log.not_found": [404, "This log does not exist, or it is not yours to read."],
  "log.tile_not_found": [404, "This log has no such tile."],
  "log.not_signed": [409, "The log has not been signed yet. Try again in a few seconds."],
});
