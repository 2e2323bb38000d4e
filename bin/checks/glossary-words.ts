/**
 * Words for concepts that docs/glossary.md names differently, written as the parts of an identifier: "thread
 * id" matches `threadId`, `thread_id` and `parentThreadId`. Only words without any other meaning here are
 * listed, so every finding is real.
 */
export const forbiddenWords: { word: string; say: string }[] = [
  // The company that uses the product.
  { word: "tenant", say: "workspace" },
  { word: "tenants", say: "workspace" },
  { word: "tenancy", say: "workspace" },
  { word: "organization", say: "workspace" },
  { word: "organizations", say: "workspace" },
  { word: "organisation", say: "workspace" },
  { word: "organisations", say: "workspace" },
  { word: "org id", say: "workspace" },
  // People and rights.
  { word: "account id", say: "user or workspace" },
  { word: "member row", say: "membership" },
  { word: "invite id", say: "invitation" },
  { word: "invites", say: "invitation" },
  { word: "acl", say: "grant or access" },
  { word: "principal", say: "actor" },
  // Talking to the assistant.
  { word: "chat id", say: "conversation" },
  { word: "chats", say: "conversation" },
  { word: "thread id", say: "conversation" },
  { word: "chat thread", say: "conversation" },
  { word: "chat session", say: "conversation" },
  { word: "chat message", say: "message" },
  { word: "content block", say: "part" },
  { word: "message block", say: "part" },
  { word: "bot id", say: "agent" },
  { word: "chatbot", say: "agent" },
  { word: "assistant id", say: "agent" },
  // Work that an agent does.
  { word: "execution id", say: "run" },
  { word: "executions", say: "run" },
  { word: "agent execution", say: "run" },
  { word: "iteration id", say: "step" },
  { word: "tool invocation", say: "tool call" },
  { word: "invocation id", say: "tool call" },
  { word: "tool action", say: "tool call" },
  { word: "background task", say: "job" },
  { word: "worker task", say: "job" },
  { word: "queue item", say: "job" },
  { word: "connector", say: "integration" },
  { word: "connectors", say: "integration" },
  // Selling it.
  { word: "quota", say: "limit" },
  { word: "quotas", say: "limit" },
  // Proof.
  { word: "audit log entry", say: "audit event" },
  { word: "audit entry", say: "audit event" },
  { word: "audit record", say: "audit event" },
  { word: "purge", say: "erasure, or delete" },
  { word: "purges", say: "erasure, or delete" },
  { word: "purged", say: "erased, or deleted" },
  { word: "cleanup", say: "retention, or what is deleted" },
  { word: "clean up", say: "retention, or what is deleted" },
  // How code is cut.
  { word: "serializer", say: "presenter" },
  { word: "dto", say: "the contract's type, made by a presenter" },
  { word: "dao", say: "repository" },
  { word: "manager", say: "a command, or the noun it is about" },
  { word: "use case", say: "command" },
  // How code ages.
  { word: "legacy", say: "what it is, or delete it" },
];

/** File and folder names that say nothing about their content. */
export const emptyNames = [
  "common",
  "helper",
  "helpers",
  "misc",
  "shared",
  "stuff",
  "util",
  "utilities",
  "utils",
];

/** Names that the interface of a library fixes, by the one file that speaks to it. */
export const namesOfLibraries: Readonly<Record<string, readonly string[]>> = {
  "features/tools/server/gate/cedar.ts": ["principal"],
  "bench/gate/bare-cedar.ts": ["principal"],
};
