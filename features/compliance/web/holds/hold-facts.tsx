import { useTexts } from "#platform/web/language/texts.ts";
import type { Hold } from "../../contract/index.ts";
import { Fact, Facts } from "../log/event/facts.tsx";
import { formatDay } from "./format-day.ts";
import { SubjectList } from "./subject-list.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";

/** What a hold covers and why, who placed and released it, and who waits for it. */
export function HoldFacts({ hold }: { hold: Hold }) {
  const { list: words, language } = useTexts(holdsTexts);
  const day = (moment: string) => formatDay(moment, language);
  const { madeFrom, madeUntil, endsAt, releasedAt } = hold;
  return (
    <Facts>
      <Fact name={words.reason}>
        <span className="whitespace-pre-wrap">{hold.reason}</span>
      </Fact>
      <Fact name={words.covers}>{hold.isWhole ? words.whole : <SubjectList subjects={hold.subjects} />}</Fact>
      {(madeFrom || madeUntil) && <Fact name={words.period}>{periodOf(madeFrom, madeUntil)}</Fact>}
      <Fact name={words.placed}>{words.by(day(hold.placedAt), hold.placedBy ?? words.somebody)}</Fact>
      {releasedAt ? (
        <Fact name={words.released}>{words.by(day(releasedAt), hold.releasedBy ?? words.somebody)}</Fact>
      ) : (
        <Fact name={hold.state === "ended" ? words.ended : words.ends}>
          {endsAt ? day(endsAt) : words.open}
        </Fact>
      )}
      {hold.waiting.length > 0 && (
        <Fact name={words.waiting}>
          <ul>
            {hold.waiting.map(({ id, name, dueAt }) => (
              <li key={id}>{words.waits(name ?? id, day(dueAt))}</li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  );

  function periodOf(from: string | null, until: string | null): string {
    if (from && until) return words.between(day(from), day(until));
    return from ? words.since(day(from)) : words.before(day(until ?? ""));
  }
}
