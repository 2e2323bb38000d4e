import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import type { ShownPerson } from "../../contract/index.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** Who wrote a question, above it. Null: the reader. */
export function MessageAuthor({ author }: { author: ShownPerson | null }) {
  const words = useTexts(peopleTexts);
  const name = author ? (author.name ?? words.gone) : words.you;
  return (
    <p className="mb-1 flex max-w-[85%] items-center gap-1.5 text-xs text-ink-2">
      <Avatar name={name} size="sm" isNamed />
      <span className="truncate font-medium">{name}</span>
    </p>
  );
}

/** For whom an answer was written, and whose rights it had. Null: the reader. */
export function AnsweredPerson({ author }: { author: ShownPerson | null }) {
  const words = useTexts(peopleTexts);
  const name = author && (author.name ?? words.gone);
  return (
    <p className="mb-1 text-xs text-ink-3">
      <span className="font-medium text-ink-2">{name ? words.answerTo(name) : words.answerToYou}</span>
      {name && <span> {words.withRights(name)}</span>}
    </p>
  );
}
