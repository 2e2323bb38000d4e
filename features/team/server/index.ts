export { createJoiningModule } from "./joining/joining-module.ts";
export { revokePendingAccess } from "./joining/revoke-pending-access.ts";
export { createMembersModule } from "./members/members-module.ts";
export { notifyLeftBehind } from "./members/notify-left-behind.ts";
export { endRoleRequest } from "./requests/end-role-request.ts";
