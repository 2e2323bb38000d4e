export { closeWaysBack } from "./joining/close-ways-back.ts";
export { createJoiningModule } from "./joining/joining-module.ts";
export { createMembersModule } from "./members/members-module.ts";
export { tellOfGone } from "./members/tell-of-gone.ts";
export { endRoleRequest } from "./requests/end-role-request.ts";
