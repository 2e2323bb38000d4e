export { callerErrors } from "./errors.ts";
export { OwnSession } from "./own-session.ts";
export { passwordRule } from "./password-rule.ts";
export {
  endOtherSessionsRoute,
  endOwnSessionRoute,
  listOwnSessionsRoute,
  listSecurityEventsRoute,
} from "./routes.ts";
export { SecurityEvent } from "./security-event.ts";
