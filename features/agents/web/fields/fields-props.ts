import type { AgentContent } from "../../contract/index.ts";
import type { DraftState } from "../draft/draft-store.ts";
import type { ChangeContent } from "../draft/use-draft-store.ts";

/** What each group of fields is given. */
export interface FieldsProps {
  content: AgentContent;
  /** Says what the server refused. */
  state: DraftState;
  change: ChangeContent;
}
