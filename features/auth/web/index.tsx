export { joinPathPrefix } from "../contract/link-pages.ts";
export { AuthFrame } from "./auth-frame.tsx";
export { checkNewPassword, type NewPassword } from "./credentials.ts";
export { dataClient } from "./data-client.ts";
export { EasyPasswordNote } from "./easy-password-note.tsx";
export { HiddenUsernameField } from "./hidden-username-field.tsx";
export { leave } from "./leave.ts";
export { LegalNote } from "./legal-note.tsx";
export { AskAdminNote } from "./links/ask-admin-note.tsx";
export { followConfirmation } from "./links/follow-confirmation.ts";
export { followLink } from "./links/follow-link.ts";
export { LinkGate } from "./links/link-gate.tsx";
export { useConfirmationMail } from "./links/use-confirmation-mail.ts";
export { confirmFirst } from "./mail/confirm-first.ts";
export { useMailFate } from "./mail/mail-fate.ts";
export { NewPasswordFields } from "./new-password-fields.tsx";
export { avatarAddress } from "./profile/avatar-address.ts";
export { LocalePanel } from "./profile/locale-panel.tsx";
export { afterProof } from "./proof/after-proof.ts";
export { ProofGate } from "./proof/proof-gate.tsx";
export { askForProof } from "./proof/proof-request.ts";
export { RequireUser } from "./require-user.tsx";
export { signInPath } from "./return-target.ts";
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
