import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { takeFinishToken } from "./finish-token.ts";

/** The secret of the link that was opened last, in this tab; undefined when that was no link of ours. */
export function useFinishToken(): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState(takeFinishToken);
  // Another link in the same tab changes what stands behind the #, and loads no page.
  useEffect(() => {
    if (hash) setToken(takeFinishToken());
  }, [hash]);
  return token;
}
