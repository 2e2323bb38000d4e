import type { Mention } from "#features/mentions/contract/index.ts";

/** Actions inside a thread. The object is stable per conversation. */
export interface ThreadActs {
  send: (message: {
    id: string;
    conversationId: string;
    text: string;
    parentId: string | null;
    fileIds?: readonly string[];
    mentions?: readonly Mention[];
  }) => Promise<void>;
  /** Answers again, with another model than the chosen one if given, or with its own one if null. */
  retry: (messageId: string, modelId?: string | null) => void;
  /** Goes on with an interrupted answer. Null: with its own model. */
  resume: (messageId: string, modelId?: null) => void;
  /** Keeps one of two answers side by side. */
  keep: (messageId: string) => void;
  show: (messageId: string) => void;
  /** The run of an answer has ended: reload what was stored. */
  onRunEnded: () => void;
}
