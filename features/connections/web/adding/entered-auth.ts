import type { z } from "zod";
import type { GivenAuth } from "../../contract/index.ts";

/** What is typed about how the product identifies itself. */
export interface EnteredAuth {
  type: "none" | "key" | "oauth";
  key: string;
  place: "bearer" | "header" | "query";
  keyName: string;
  clientId: string;
  clientSecret: string;
}

export const noAuth: EnteredAuth = {
  ...{ type: "none", key: "", place: "bearer", keyName: "", clientId: "", clientSecret: "" },
};

export function isAuthMissing({ type, key, place, keyName }: EnteredAuth): boolean {
  return type === "key" && (!key.trim() || (place !== "bearer" && !keyName.trim()));
}

export function authOf(entered: EnteredAuth): z.input<typeof GivenAuth> {
  const { type, key, place, keyName, clientId, clientSecret } = entered;
  if (type === "none") return { type };
  if (type === "key") {
    const sentAs = place === "bearer" ? { place } : { place, name: keyName.trim() };
    return { type, key: key.trim(), sentAs };
  }
  return {
    type,
    ...(clientId.trim() ? { clientId: clientId.trim() } : {}),
    ...(clientSecret.trim() ? { clientSecret: clientSecret.trim() } : {}),
  };
}
