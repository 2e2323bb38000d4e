import { defineErrors } from "../errors.ts";

export const blobErrors = defineErrors({
  "blob.not_found": [404, "This file no longer exists."],
});
