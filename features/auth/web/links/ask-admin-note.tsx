import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { authTexts } from "../texts/auth-texts.ts";
import type { AuthTexts } from "../texts/english.ts";
import { useAdmin } from "../use-admin.ts";

/**
 * Points to the outbox in an installation without mail; admins get a link to it. Words are given where the links
 * are for others than the reader. From a dialog the outbox opens in a new tab, so that typed input is not lost.
 */
export function AskAdminNote({ words: given, isInDialog = false }: AskAdminNoteProps) {
  const isAdmin = useAdmin();
  const { mail } = useTexts(authTexts);
  const words = given ?? mail;
  if (!isAdmin) return words.askAdmin;
  return (
    <>
      {words.openOutbox.before}{" "}
      <Link
        to="/dev"
        {...(isInDialog && { target: "_blank", rel: "noopener" })}
        className="underline decoration-line-3 underline-offset-4 hover:text-ink-1"
      >
        {words.openOutbox.outbox}
      </Link>
      {words.openOutbox.after}
    </>
  );
}

interface AskAdminNoteProps {
  words?: Pick<AuthTexts["mail"], "askAdmin" | "openOutbox">;
  isInDialog?: boolean;
}
