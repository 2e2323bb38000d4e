import { defineErrors } from "#platform/contract/define-errors.ts";

export const proofErrors = defineErrors({
  "log.not_found": [404, "This log does not exist, or it is not yours to read."],
  "log.tile_not_found": [404, "This log has no such tile."],
  "log_witness.no_key": [
    422,
    "This is not the verifier key of a witness: name, id and key of type 4, joined by +.",
  ],
  "log_witness.no_address": [422, "The address of a witness begins with http:// or https://."],
  "log_witness.exists": [409, "A witness of this name is there already. Remove it first."],
  "log_witness.not_found": [404, "There is no witness of this name."],
  "log.not_signed": [409, "The log has not been signed yet. Try again in a few seconds."],
});
