import type { ConversationRow } from "../conversation.repository.ts";
import type { Place } from "./export.repository.ts";

/** What a file will hold. */
export interface Exported {
  conversation: ConversationRow;
  /** Parents before their children. */
  places: Place[];
  /** How many messages are beyond the limit of a file. */
  leftOut: number;
  /** Whether the file says who wrote what. */
  isOfSeveral: boolean;
  /** Whether people commented. The file has no comments, and says so. */
  hasComments: boolean;
  at: Date;
  /** Also when the conversation was deleted: a legal hold keeps it. */
  withDeleted?: boolean;
}
