/** Actions inside a thread. The object is stable per conversation. */
export interface ThreadActs {
  send: (message: {
    id: string;
    conversationId: string;
    text: string;
    parentId: string | null;
    fileIds?: readonly string[];
  }) => Promise<void>;
  /** Answers again, with another model than the chosen one if given. */
  retry: (messageId: string, modelId?: string) => void;
  /** Goes on with an interrupted answer. */
  resume: (messageId: string) => void;
  /** Keeps one of two answers side by side. */
  keep: (messageId: string) => void;
  show: (messageId: string) => void;
  /** The run of an answer has ended: reload what was stored. */
  onRunEnded: () => void;
}
