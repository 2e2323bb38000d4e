/** Actions inside a thread. The object is stable per conversation. */
export interface ThreadActs {
  send: (message: {
    id: string;
    conversationId: string;
    text: string;
    parentId: string | null;
  }) => Promise<void>;
  retry: (messageId: string) => void;
  show: (messageId: string) => void;
  /** The run of an answer has ended: reload what was stored. */
  onRunEnded: () => void;
}
