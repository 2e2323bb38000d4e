/** What can be done from inside a thread; the same object as long as the conversation is the same. */
export interface ThreadActs {
  send: (message: {
    id: string;
    conversationId: string;
    text: string;
    parentId: string | null;
  }) => Promise<void>;
  retry: (messageId: string) => void;
  show: (messageId: string) => void;
  /** The run behind an answer has ended: read what was stored. */
  onRunEnded: () => void;
}
