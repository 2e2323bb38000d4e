import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";

/** Whether this installation sends mail; undefined while loading. */
export function useHasMail(): boolean | undefined {
  const [hasMail, setHasMail] = useState<boolean>();
  useEffect(() => {
    loadConfig().then(
      ({ features }) => setHasMail(features.includes("mail")),
      () => setHasMail(true),
    );
  }, []);
  return hasMail;
}
