import { defineErrors } from "#platform/contract/define-errors.ts";

export const workspaceRequestErrors = defineErrors({
  "workspace_request.not_found": [404, "This request does not exist."],
  "workspace_request.not_open": [409, "This request is not open any more."],
  "workspace_request.already_open": [409, "You have asked for this already. Withdraw that request first."],
  "workspace_request.has_role": [409, "You have this role already."],
  "workspace_request.in_team": [409, "You are in this team already."],
  "workspace_request.is_owner": [409, "Owners have every right here. There is nobody to ask."],
});
