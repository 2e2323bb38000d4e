import type { Session } from "@supabase/auth-js";

/** True while somebody who set up a second step has proved the first one only. */
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
