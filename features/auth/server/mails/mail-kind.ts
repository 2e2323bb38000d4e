/** Mails with a link or a code that proves a mailbox. */
export type ProofKind =
  | "confirmation"
  | "invite"
  | "recovery"
  | "magic_link"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

/** Mails that notify a person of a security change to the account. */
export type NoticeKind =
  | "password_changed"
  | "email_changed"
  | "phone_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_enrolled"
  | "factor_unenrolled"
  | "factor_changed"
  | "second_step_removed"
  | "passkey_added"
  | "passkey_removed"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "sessions_ended"
  | "holder_voided"
  | "phone_detached"
  | "session_new_device"
  | "account_closing"
  | "account_waiting"
  | "account_kept"
  | "account_deleted"
  | "archive_asked";

export type AuthMailKind = ProofKind | NoticeKind;

/** Text messages with a code. */
export type CodeTextKind = "confirmation" | "sign_in" | "phone_change" | "factor" | "reauthentication";

export type AuthTextKind = CodeTextKind | "email_detached";
