export { AuthFrame } from "./auth-frame.tsx";
export { AccountClosing } from "./closing/account-closing.tsx";
export { dataClient } from "./data-client.ts";
export { HiddenUsernameField } from "./hidden-username-field.tsx";
export { leave } from "./leave.ts";
export { LegalNote } from "./legal-note.tsx";
export { ConfirmEmail } from "./links/confirm-email.tsx";
export { followLink } from "./links/follow-link.ts";
export { avatarAddress } from "./profile/avatar-address.ts";
export { RequireUser } from "./require-user.tsx";
export {
  checkSession,
  getSessionToken,
  readSession,
  startSession,
  subscribeToSession,
  useSession,
} from "./session.ts";
export { signUpRemarksOfPage } from "./shown-versions.ts";
export { signInWithPassword } from "./sign-in-with-password.ts";
export { signOut } from "./sign-out.ts";
export { isSigningIn } from "./signing-in.ts";
export { useAdmin } from "./use-admin.ts";
