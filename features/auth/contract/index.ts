export { callerErrors } from "./errors.ts";
export { passwordRule } from "./password-rule.ts";
