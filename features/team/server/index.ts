export { createJoiningModule } from "./joining/joining-module.ts";
export { createMembersModule } from "./members/members-module.ts";
