export {
  AvatarSize,
  avatarLimitBytes,
  changeAvatarRoute,
  readAvatarRoute,
  removeAvatarRoute,
} from "./avatar.ts";
export { AccountClosure, closeAccountRoute, keepAccountRoute, readClosureRoute } from "./closure.ts";
export { closureConfirmation, closureDays, isClosureConfirmed } from "./closure-confirmation.ts";
export { CompanySignIn, readCompanySignInRoute } from "./company-sign-in.ts";
export { avatarErrors, callerErrors, closureErrors, ownerRemedy } from "./errors.ts";
export { OwnSession } from "./own-session.ts";
export { passwordLength, passwordRule } from "./password-rule.ts";
export {
  cancelEmailChangeRoute,
  endOtherSessionsRoute,
  endOwnSessionRoute,
  listOwnSessionsRoute,
  listSecurityEventsRoute,
  readEmailChangeRoute,
} from "./routes.ts";
export { SecurityEvent } from "./security-event.ts";
