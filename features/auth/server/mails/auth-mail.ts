import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { AuthMailKind } from "./mail-kind.ts";

export interface AuthMail {
  service: AuthServiceOptions;
  kind: AuthMailKind;
  /** Whose language it is written in, and whose account it is about. */
  user: Pick<User, "id" | "email" | "raw_user_meta_data">;
  to: string;
  /** The code. */
  token?: string;
  /** Id of the proof that code and link are of: once it is used or replaced, the mail is not delivered. */
  proofId?: string;
  /** Stands in the link; absent: the mail has none. */
  tokenHash?: string;
  redirectTo?: string;
  newEmail?: string;
  /** Notices: what exactly, e.g. the provider, the factor or the device. */
  detail?: string;
  /** The day on which the account is deleted. */
  dueAt?: Date;
  /** The account is gone, and nothing of the mail stays when it was delivered. */
  isLast?: boolean;
  /** The same mail asked for again is sent once. */
  dedupeKey?: string;
}
