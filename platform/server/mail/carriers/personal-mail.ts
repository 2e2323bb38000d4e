/** A mail that a person sends, with everybody who gets it. */
export interface PersonalMail {
  /** The same at every attempt, so that a receiver can detect duplicates. */
  id: string;
  /** Bare addresses. */
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  replyTo: string;
  subject: string;
  text: string;
  writtenAt: Date;
}

/** What came of handing a mail to a mail server. The sentences have no address and no foreign text. */
export type MailSubmission =
  /** The server has it, for everybody but `refused`. */
  | { outcome: "accepted"; refused: readonly string[] }
  /** Certainly nothing was accepted. `isFinal`: a retry is useless. */
  | { outcome: "not_accepted"; message: string; isFinal: boolean }
  /** The connection ended after the content was on its way and before the server replied. */
  | { outcome: "unknown"; message: string };
