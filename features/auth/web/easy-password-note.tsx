import { TriangleAlert } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { authTexts } from "./texts/auth-texts.ts";
import { useEasyPassword } from "./use-easy-password.ts";

/** A warning below a field with a new password. `about`: what the person is called, one a line. */
export function EasyPasswordNote({ password, about }: { password: string; about: string }) {
  const { forms: words } = useTexts(authTexts);
  const isEasy = useEasyPassword(password, about);
  return (
    <span role="status" className="mt-1 flex gap-1.5 text-warn empty:hidden">
      {isEasy && (
        <>
          <TriangleAlert aria-hidden="true" size={14} className="mt-px shrink-0" />
          <span>{words.easyPassword}</span>
        </>
      )}
    </span>
  );
}
