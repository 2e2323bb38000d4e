import { defineErrors } from "#platform/server/errors.ts";

/** Errors for directories with their status; `scimTypes` has the keywords of some. */
export const scimErrors = defineErrors({
  "scim.unauthorized": [401, "This needs the provisioning key of a workspace as a bearer token."],
  "scim.forbidden": [403, "The owner of a workspace is not managed by its directory."],
  "scim.no_seat": [403, "All seats of this workspace are taken."],
  "scim.not_found": [404, "There is no such resource in this workspace."],
  "scim.uniqueness": [409, "Another resource of this workspace has this name."],
  "scim.invalid_syntax": [400, "The body is not what this request needs."],
  "scim.invalid_value": [400, "A value is missing or not valid."],
  "scim.invalid_filter": [400, "This filter is not supported. Use eq, and several of them with and."],
  "scim.invalid_path": [400, "The path of an operation is not valid."],
  "scim.no_target": [400, "The path of an operation names nothing that could be changed."],
  "scim.not_supported": [501, "This part of the protocol is not supported."],
});

export const scimTypes: Record<string, string> = {
  "scim.uniqueness": "uniqueness",
  "scim.invalid_syntax": "invalidSyntax",
  "scim.invalid_value": "invalidValue",
  "scim.invalid_filter": "invalidFilter",
  "scim.invalid_path": "invalidPath",
  "scim.no_target": "noTarget",
};
