import { callFunction } from "#platform/web/functions/call-function.ts";
import { readField, readText } from "#platform/web/functions/read-field.ts";

/** The checkout of a mailed link. */
export interface Finish {
  email: string;
  plan: string;
  hasAccount: boolean;
}

/** Asks for the link's checkout. Throws `ApiError` for a used, expired or unknown link. */
export async function readFinish(token: string): Promise<Finish> {
  const reply = await callFunction("read-finish", { token });
  return {
    email: readText(reply, "email") ?? "",
    plan: readText(reply, "plan") ?? "",
    hasAccount: readField(reply, "has_account") === true,
  };
}
