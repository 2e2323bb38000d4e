import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import type { Place } from "./say-presence.ts";
import { presenceTexts } from "./texts/presence-texts.ts";
import { useOthers } from "./use-others.ts";
import { useLeaving } from "./use-presence.ts";

const mostPictures = 3;

/** Pictures of the others at an object. Pressed, they say their names. */
export function PeopleHere(place: Place) {
  const words = useTexts(presenceTexts);
  const { others, more } = useOthers(place);
  useLeaving(place);
  if (others.length === 0) return null;
  const people = others.map(({ id, name }) => ({ id, name: name || words.somebody }));
  const hidden = people.length - mostPictures + more;
  const sentence = words.here(
    people.slice(0, 5).map(({ name }) => name),
    Math.max(0, people.length - 5) + more,
  );
  return (
    <Popover
      title={words.title}
      align="end"
      className="w-64!"
      trigger={
        <button
          type="button"
          aria-label={sentence}
          title={sentence}
          className="flex min-h-8 shrink-0 items-center -space-x-1.5 rounded-full print:hidden pointer-coarse:min-h-11"
        >
          {people.slice(0, mostPictures).map(({ id, name }) => (
            <Avatar key={id} isNamed size="sm" name={name} className="ring-2 ring-paper-1" />
          ))}
          {hidden > 0 && (
            <span
              aria-hidden="true"
              className="grid h-6 min-w-6 place-items-center rounded-full bg-paper-3 px-1 text-2xs text-ink-2 ring-2 ring-paper-1"
            >
              +{hidden}
            </span>
          )}
        </button>
      }
    >
      <ul className="grid gap-2 text-sm">
        {people.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <Avatar isNamed size="sm" name={name} />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{words.more(more)}</li>}
      </ul>
    </Popover>
  );
}
