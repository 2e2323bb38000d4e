import { readLimitReached } from "#features/entitlements/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { newId } from "../api/new-id.ts";
import { beginSending, endSending, failSending, type SendingAttempt } from "./draft-store.ts";

/** Sends a text from its place. On failure the text is restored with the reason. */
export async function sendDraft(place: string, text: string, send: SendMessage): Promise<void> {
  const attempt = beginSending(place, text, newId);
  try {
    await send(attempt);
    endSending(place, attempt);
  } catch (error) {
    failSending(place, attempt, describeError(error), readLimitReached(error));
  }
}

export type SendMessage = (
  message: SendingAttempt & { fileIds?: readonly string[]; isBackground?: boolean },
) => Promise<void>;
