import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";

/** What a mailed link finishes. */
export interface Finish {
  email: string;
  plan: string;
  hasAccount: boolean;
}

/** Asks what the link is about; throws `ApiError` when it was used, is too old, or was never one. */
export async function readFinish(token: string): Promise<Finish> {
  const reply = await callFunction("read-finish", { token });
  return {
    email: readText(reply, "email") ?? "",
    plan: readText(reply, "plan") ?? "",
    hasAccount: readField(reply, "has_account") === true,
  };
}
