import type { Mention } from "#features/mentions/contract/index.ts";
import { readFirstEvent, startLiveRun } from "#features/runs/web/index.tsx";
import { callHeaders, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { ApiError } from "#platform/web/api/api-error.ts";
import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import type { QueuedInstead, SentMessage } from "../../contract/index.ts";

/** The contract's `SendMessage` without its defaults. */
export interface OutgoingMessage {
  /** Chosen once per text, so that a retry stores it once. */
  id: string;
  text: string;
  mentions?: readonly Mention[];
  parentId?: string | null;
  isNewConversation?: boolean;
  modelId?: string;
  /** Who answers from now on. Null: the assistant, without an agent. Absent: as before. */
  agentId?: string | null;
  /** Values of the agent's variables. Absent: those of the conversation. */
  agentValues?: Readonly<Record<string, string>>;
  fileIds?: readonly string[];
  /** With a new conversation: the person stays where they are and is told of the end. */
  isBackground?: boolean;
  /** With a new conversation: it is held without memory. */
  withoutMemory?: boolean;
  /** With a new conversation: the collections that it asks. */
  collectionIds?: readonly string[];
  /** A second model that answers side by side. */
  besideModelId?: string;
  /** While an answer is being written, such as a colleague's: wait behind it. */
  queuesIfBusy?: boolean;
}

const attempts = 4;
const firstDelayMs = 400;

/** Sends a message and starts following its answer. Retries while the network fails. */
export async function postMessage(
  conversationId: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SentMessage | QueuedInstead> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postOnce(conversationId, message, signal);
    } catch (error) {
      if (attempt === attempts || !isTransientError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** (attempt - 1)));
      signal.throwIfAborted();
    }
  }
}

async function postOnce(
  conversationId: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SentMessage | QueuedInstead> {
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    ...(await callHeaders()),
  };
  signal.throwIfAborted();
  const response = await watchedFetch(`/api/v1/conversations/${conversationId}/messages`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...message, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  });
  if (response.status === 401) reportRefusedToken();
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  if (!response.headers.get("content-type")?.includes("event-stream")) return response.json();
  return readSent(response);
}

async function readSent(response: Response): Promise<SentMessage | QueuedInstead> {
  const { text, rest } = await readFirstEvent(response.body ?? new ReadableStream());
  if (text === undefined) throw new TypeError("The reply ended before the message was confirmed.");
  const data = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length))
    .join("\n");
  const sent: SentMessage | QueuedInstead = JSON.parse(data);
  if ("queue" in sent) return sent;
  startLiveRun(sent.run.id, rest);
  return sent;
}
