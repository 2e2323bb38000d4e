import { useTexts } from "#platform/web/language/texts.ts";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Tooltip } from "#platform/web/ui/tooltip.tsx";
import type { Place } from "./say-presence.ts";
import { presenceTexts } from "./texts/presence-texts.ts";
import { useOthers } from "./use-others.ts";
import { useLeaving } from "./use-presence.ts";

const mostPictures = 3;

/** Pictures of the others at an object, with their names for whoever looks closer. */
export function PeopleHere(place: Place) {
  const words = useTexts(presenceTexts);
  const { others, more } = useOthers(place);
  useLeaving(place);
  const names = others.map(({ name }) => name || words.somebody);
  const hidden = others.length - mostPictures + more;
  const sentence = words.here(names.slice(0, 5), Math.max(0, names.length - 5) + more);
  if (others.length === 0) return null;
  return (
    <Tooltip label={sentence} describes={false}>
      <div
        role="img"
        aria-label={sentence}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its sentence is reached by the keyboard.
        tabIndex={0}
        className="flex shrink-0 items-center -space-x-1.5 rounded-full print:hidden"
      >
        {others.slice(0, mostPictures).map(({ id, name }) => (
          <Avatar key={id} isNamed size="sm" name={name || words.somebody} className="ring-2 ring-paper-1" />
        ))}
        {hidden > 0 && (
          <span
            aria-hidden="true"
            className="grid h-6 min-w-6 place-items-center rounded-full bg-paper-3 px-1 text-2xs text-ink-2 ring-2 ring-paper-1"
          >
            +{hidden}
          </span>
        )}
      </div>
    </Tooltip>
  );
}
