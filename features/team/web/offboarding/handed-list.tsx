import { useTexts } from "#platform/web/language/texts.ts";
import type { Leaving, LeavingCount } from "../../contract/members/member.ts";
import { offboardingTexts } from "./texts/offboarding-texts.ts";

/** What goes to whom and what they can read then, and what stays closed. */
export function HandedList({ leaving: { counts, heir: successor } }: { leaving: Leaving }) {
  const words = useTexts(offboardingTexts);
  // Guests are not told who owns the workspace.
  const name = successor?.name ?? words.anOwner;
  const handed = counts.filter((count) => count.handed > 0);
  const kept = counts.filter((count) => count.kept > 0);
  return (
    <>
      {handed.length === 0 && <p className="text-sm text-ink-2">{words.nothing}</p>}
      {handed.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold text-ink-1 wrap-anywhere">{words.goesTo(name)}</h3>
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
            {handed.map((count) => (
              <li key={count.kind}>
                {said(words.kinds, count.kind, count.handed)}
                {count.kind !== "triggers" && count.newlyReadable > 0 && (
                  <strong className="block font-medium text-ink-1 wrap-anywhere">
                    {words.newlyReadable(count.newlyReadable, name)}
                  </strong>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept.length > 0 && <Kept counts={kept} />}
    </>
  );
}

function Kept({ counts }: { counts: readonly LeavingCount[] }) {
  const words = useTexts(offboardingTexts);
  return (
    <section>
      <h3 className="text-sm font-semibold text-ink-1">{words.keptTitle}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
        {counts.map(({ kind, kept }) => (
          <li key={kind}>{said(words.kept, kind, kept)}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">{words.keptNote}</p>
    </section>
  );
}

function said(kinds: Record<string, (count: number) => string>, kind: string, count: number): string {
  return kinds[kind]?.(count) ?? `${count} ${kind}`;
}
