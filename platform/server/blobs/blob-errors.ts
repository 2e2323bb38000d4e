import { defineErrors } from "../errors.ts";

export const blobErrors = defineErrors({
  "blob.not_found": [404, "This file does not exist any more."],
});
