/** What a legal hold can keep. */
export type Holdable =
  | { kind: "account"; id: string }
  | { kind: "conversation" | "agent" | "file"; workspaceId: string; id: string }
  /** A row of people that was made at a time, in a conversation or outside of all. Its owner comes first. */
  | {
      kind: "task" | "mail_draft" | "artifact" | "collection" | "document";
      workspaceId: string;
      id: string;
      people: string[];
      conversationId?: string;
      madeAt?: Date;
      /** Absent: as it was made. */
      changedAt?: Date;
    };
