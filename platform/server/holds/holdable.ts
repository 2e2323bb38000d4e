/** What a legal hold can keep. */
export type Holdable =
  | { kind: "account"; id: string }
  | { kind: "conversation" | "agent" | "file"; workspaceId: string; id: string }
  /** A row of a person that was made at a time, in a conversation or outside of all. */
  | {
      kind: "task" | "draft" | "recording";
      workspaceId: string;
      personId: string;
      conversationId?: string;
      madeAt?: Date;
    };
