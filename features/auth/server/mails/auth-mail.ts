import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { AuthMailKind } from "./mail-kind.ts";

export interface AuthMail {
  service: AuthServiceOptions;
  kind: AuthMailKind;
  /** The account the mail is about, and the source of its language. */
  user: Pick<User, "id" | "email" | "raw_user_meta_data">;
  to: string;
  token?: string;
  /** Id of the proof behind code and link. Once it is used or replaced, the mail is not delivered. */
  proofId?: string;
  /** Token hash for the link; absent for a mail without one. */
  tokenHash?: string;
  redirectTo?: string;
  newEmail?: string;
  /** Detail of a notice, e.g. the provider, the factor or the device. */
  detail?: string;
  /** Day of the account's deletion. */
  dueAt?: Date;
  /** The erasure that begins, under whose id anybody finds its certificate. */
  erasureId?: string;
  /** The account is gone, so nothing of the mail is kept after its delivery. */
  isLast?: boolean;
  /** Mails with the same key are sent once. */
  dedupeKey?: string;
}
