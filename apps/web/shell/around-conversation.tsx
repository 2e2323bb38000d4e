import { Suspense } from "react";
import type { PartsAroundConversation } from "#features/chat/web/index.tsx";
import { CommentsButton, CommentsPanel, MessageMark } from "#features/comments/web/index.tsx";
import { PeopleHere, WritingHere } from "#features/presence/web/index.tsx";

const noun = "conversation";

/** Who is at a conversation, and what is said about its messages. Loaded after the page. */
export const partsAroundConversation: PartsAroundConversation = {
  Header: ({ conversationId, isShared }) => (
    <Suspense>
      {isShared && <PeopleHere key={conversationId} noun={noun} id={conversationId} />}
      <CommentsButton conversationId={conversationId} />
    </Suspense>
  ),
  AboveComposer: ({ conversationId, text }) => (
    <Suspense fallback={<p className="h-5" />}>
      <WritingHere key={conversationId} {...{ noun, text }} id={conversationId} />
    </Suspense>
  ),
  OnMessage: (props) => (
    <Suspense>
      <MessageMark {...props} />
    </Suspense>
  ),
  Beside: (props) => (
    <Suspense>
      <CommentsPanel key={props.conversationId} {...props} />
    </Suspense>
  ),
};
