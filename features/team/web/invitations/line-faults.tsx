import { useTexts } from "#platform/web/language/texts.ts";
import type { InvitedLine } from "../../contract/invitations/invite-people.ts";
import { invitationsTexts } from "./texts/invitations-texts.ts";

/** What is wrong with each of these lines. */
export function LineFaults({ lines }: { lines: readonly InvitedLine[] }) {
  const { invite: words } = useTexts(invitationsTexts);
  if (lines.length === 0) return null;
  // Lines repeat.
  const numbered = lines.map((line, index) => ({ ...line, number: index + 1 }));
  return (
    <div
      role="status"
      className="max-h-48 overflow-y-auto rounded-md border border-line-1 bg-paper-2 p-3 text-sm"
    >
      <p className="font-medium">{words.faultsTitle}</p>
      <ul className="mt-1 grid gap-1">
        {numbered.map(({ text, fault, number }) => (
          <li key={number} className="wrap-anywhere">
            <span className="font-mono text-xs">{text.slice(0, 200)}</span>{" "}
            {fault && <span className="text-ink-2">{words.faults[fault]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
