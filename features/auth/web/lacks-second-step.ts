import type { Session } from "@supabase/auth-js";

/** True for a person with a second factor whose session is not aal2. */
export function lacksSecondStep({
  user,
  access_token: token,
}: Pick<Session, "access_token" | "user">): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && readLevel(token) === "aal1";
}

function readLevel(token: string): unknown {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  try {
    return JSON.parse(atob(payload)).aal;
  } catch {
    return undefined;
  }
}
