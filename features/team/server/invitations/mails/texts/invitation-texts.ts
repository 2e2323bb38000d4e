import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";

/** Values that the mail inserts. */
export interface InvitationSubject {
  inviter: string;
  inviterAddress: string;
  workspace: string;
  /** From `roles`. */
  role: string;
  /** Public host of the product. */
  site: string;
  email: string;
  day: string;
}

/** The mail of an invitation in one language. */
export interface InvitationTexts {
  /** Completes "You would be …" */
  roles: Record<WorkspaceRole, string>;
  invitation: (about: InvitationSubject) => {
    subject: string;
    title: string;
    paragraphs: string[];
    messageIntro: string;
    validUntil: string;
    button: string;
    fallback: string;
    closing: string;
  };
}
