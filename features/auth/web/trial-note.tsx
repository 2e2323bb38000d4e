import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { log } from "#platform/web/log.ts";
import { authTexts } from "./texts/auth-texts.ts";

/** What an account begins with where plans are sold; nothing where they are not, or while that is not known. */
export function TrialNote() {
  const { page: words } = useTexts(authTexts);
  const [isSelling, setSelling] = useState(false);
  useEffect(() => {
    loadConfig().then(
      ({ billingProvider }) => setSelling(billingProvider !== "none"),
      (error: unknown) => log.debug("Whether plans are sold could not be asked.", error),
    );
  }, []);
  if (!isSelling) return null;
  return <p className="text-sm text-ink-2">{words.promise}</p>;
}
