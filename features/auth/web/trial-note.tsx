import { useIsSelling } from "#platform/web/api/use-is-selling.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { authTexts } from "./texts/auth-texts.ts";

/** What an account begins with where plans are sold; nothing where they are not, or while that is not known. */
export function TrialNote() {
  const { page: words } = useTexts(authTexts);
  const isSelling = useIsSelling();
  if (!isSelling) return null;
  return <p className="text-sm text-ink-2">{words.promise}</p>;
}
